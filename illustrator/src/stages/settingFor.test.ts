import { describe, expect, it } from 'vitest';
import { settingFor } from './settingFor.ts';

describe('the setting of a scene that names none', () => {
  it('is where its first thing is at home', () => {
    expect(settingFor(['cactus', 'teapot'])).toBe('desert');
    expect(settingFor(['stove'])).toBe('kitchen');
    expect(settingFor(['bookshelf'])).toBe('library');
  });

  it('is no room where something comes along that no room holds', () => {
    expect(settingFor(['doctor', 'teddy-bear'])).toBe('hospital');
    expect(settingFor(['doctor', 'horse'])).not.toBe('hospital');
    expect(settingFor(['cook', 'dog'])).toBe('kitchen');
    expect(settingFor(['cook', 'elephant'])).toBe('savanna');
    expect(settingFor(['bathtub', 'hippopotamus'])).toBe('bathroom');
    expect(settingFor(['hippopotamus', 'automobile'])).not.toBe('bathroom');
  });

  it('is one that suits its kind where it has no home', () => {
    expect(settingFor(['dog'])).toBe('meadow');
    expect(settingFor(['automobile'])).toBe('road');
    expect(settingFor(['rocket'])).toBe('space');
    expect(settingFor(['airplane'])).toBe('sky');
    expect(settingFor(['pizza'])).toBe('table');
    expect(settingFor([])).toBe('plain');
  });

  it('has water for what lives in it, and a bank for those that come along', () => {
    expect(settingFor(['whale'])).toBe('undersea');
    expect(settingFor(['shark', 'octopus'])).toBe('undersea');
    expect(settingFor(['whale', 'dog'])).toBe('lake');
    expect(settingFor(['dog', 'sailboat'])).toBe('lake');
  });

  it('is a plain page for many small things', () => {
    expect(settingFor(['pizza', 'cupcake', 'pretzel'])).toBe('plain');
  });
});
