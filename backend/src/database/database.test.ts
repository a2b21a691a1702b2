import { Op } from 'sequelize';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrations } from '../migrations/index.ts';
import { AuditEvent, ColoringPage, User } from '../models/index.ts';
import { newId } from '../randomness.ts';
import { createPlace, createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { createSequelize } from './createSequelize.ts';
import { inTransaction } from './inTransaction.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('transactions', () => {
  test('are joined by every query inside, and undone as a whole', async () => {
    const id = newId();
    const failing = inTransaction(database.sequelize, async () => {
      await createEvent(id);
      expect(await AuditEvent.findByPk(id)).not.toBeNull();
      throw new Error('undo');
    });
    await expect(failing).rejects.toThrow('undo');
    expect(await AuditEvent.findByPk(id)).toBeNull();
  });

  test('join the one that is under way', async () => {
    const id = newId();
    const failing = inTransaction(database.sequelize, async () => {
      await inTransaction(database.sequelize, () => createEvent(id));
      throw new Error('undo');
    });
    await expect(failing).rejects.toThrow('undo');
    expect(await AuditEvent.findByPk(id)).toBeNull();
  });

  test('50 at once on one row all come through', async () => {
    const user = await createUser();
    const raise = () =>
      inTransaction(database.sequelize, async () => {
        const row = await User.findByPk(user.id, { lock: true, rejectOnEmpty: true });
        await row.update({ totalGenerations: row.totalGenerations + 1 });
      });
    await Promise.all(Array.from({ length: 50 }, raise));
    expect((await user.reload()).totalGenerations).toBe(50);
  });

  test('are tried again after a deadlock', async () => {
    const [ann, ben] = [await createUser(), await createUser()];
    const raiseBoth = (first: User, second: User) =>
      inTransaction(database.sequelize, async () => {
        await User.increment('totalGenerations', { where: { id: first.id } });
        await User.increment('totalGenerations', { where: { id: second.id } });
      });
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? raiseBoth(ann, ben) : raiseBoth(ben, ann))),
    );
    expect((await ann.reload()).totalGenerations).toBe(10);
    expect((await ben.reload()).totalGenerations).toBe(10);
  });

  test('do not hold up those who read beside them', async () => {
    const user = await createUser();
    await inTransaction(database.sequelize, async () => {
      await user.update({ username: 'Changed' });
      const { sequelize } = database;
      const outside = await sequelize.query('SELECT username FROM users WHERE id = ?', {
        replacements: [user.id],
        transaction: null,
      });
      expect(outside[0]).toEqual([{ username: 'Ann' }]);
    });
  });
});

describe('values', () => {
  test('come back as they went in: times to the millisecond, any text, yes and no, nothing', async () => {
    const createdAt = new Date('2026-02-03T04:05:06.789Z');
    const username = 'Zoë 😀 \'; DROP TABLE users; -- \\ "';
    const user = await createUser({ createdAt, username, isAdmin: true });
    const read = await User.findOne({ where: { username, createdAt: { [Op.lte]: createdAt } } });
    expect(read?.get()).toEqual(user.get());
  });

  test('of e-mail addresses are told apart by accents, and taken once', async () => {
    const name = newId();
    await createUser({ email: `zoe.${name}@example.com` });
    await createUser({ email: `zoë.${name}@example.com` });
    await expect(createUser({ email: `zoe.${name}@example.com` })).rejects.toMatchObject({
      name: 'SequelizeUniqueConstraintError',
    });
  });

  test('of a user go with the user', async () => {
    const user = await createUser();
    const page = {
      userId: user.id,
      prompt: 'a cat',
      width: 1,
      height: 1,
      imageBytes: 1,
      imageSha256: '',
      createdAt: new Date(),
    };
    await ColoringPage.create({ id: newId(), ...page });
    await expect(ColoringPage.create({ id: newId(), ...page, userId: newId() })).rejects.toMatchObject({
      name: 'SequelizeForeignKeyConstraintError',
    });
    await user.destroy();
    expect(await ColoringPage.count({ where: { userId: user.id } })).toBe(0);
  });
});

describe('migrations', () => {
  test('are applied once by four that start together', async () => {
    const { address, remove } = await createPlace();
    const nodes = Array.from({ length: 4 }, () => createSequelize(address));
    const applied = await Promise.all(nodes.map((node) => migrate(node, address)));
    expect(applied.flat().sort()).toEqual(migrations.map(({ name }) => name));
    for (const node of nodes) await node.close();
    await remove();
  });

  test('complete what a run left half done', async () => {
    const { address, remove } = await createPlace();
    const sequelize = createSequelize(address);
    await migrate(sequelize, address);
    await sequelize.getQueryInterface().bulkDelete('migrations', {});
    await sequelize.getQueryInterface().removeIndex('users', 'users_email');
    expect(await migrate(sequelize, address)).toHaveLength(migrations.length);
    const indexes = (await sequelize.getQueryInterface().showIndex('users')) as { name: string }[];
    expect(indexes.map(({ name }) => name)).toContain('users_email');
    await sequelize.close();
    await remove();
  });
});

function createEvent(id: string): Promise<AuditEvent> {
  return AuditEvent.create({ id, kind: 'test', createdAt: new Date() });
}

function createUser(
  overrides: Partial<Pick<User, 'email' | 'username' | 'createdAt' | 'isAdmin'>> = {},
): Promise<User> {
  const id = newId();
  const row = {
    id,
    email: `${id}@example.com`,
    username: 'Ann',
    passwordHash: 'x',
    language: 'en',
    createdAt: new Date(),
  };
  return User.create({
    ...row,
    credits: 0,
    totalGenerations: 0,
    termsVersion: null,
    isAdmin: false,
    tokenVersion: 0,
    ...overrides,
  });
}
