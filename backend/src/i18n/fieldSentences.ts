import type { z } from 'zod';
import type { Language } from './language.ts';

/** Sentences for faulty fields. The specification's own wording is used where it has one. */
export function fieldSentence(issue: z.core.$ZodIssue, endpointId: string, language: Language): string {
  const field = String(issue.path[0] ?? '');
  const sentences = SENTENCES[language];
  if (field === 'username' && issue.code === 'too_small') return sentences.usernameRequired;
  if (NAMES.has(field) && issue.code === 'custom') return sentences.unprintable;
  if (field === 'title' && issue.code === 'too_small') return sentences.required;
  if (field === 'prompt' && issue.code === 'too_small') return sentences.promptRequired;
  if (PASSWORD_FIELDS.has(field) && isBlank(issue.input)) return sentences.passwordBlank;
  if (PASSWORD_FIELDS.has(field) && issue.code === 'too_small') {
    const isChange = endpointId === 'changePassword';
    return isChange ? sentences.newPasswordTooShort : sentences.passwordTooShort;
  }
  if (field === 'email' && issue.code !== 'invalid_type') return sentences.email;
  if (issue.code === 'too_small') return sentences.tooSmall(Number(issue.minimum));
  if (issue.code === 'too_big') return sentences.tooBig(Number(issue.maximum));
  return issue.code === 'invalid_type' && issue.input === undefined ? sentences.required : sentences.invalid;
}

/** Why a name that the word gate stops is not taken. */
export function unsuitableSentence(field: 'username' | 'title', language: Language): string {
  return SENTENCES[language][field === 'username' ? 'usernameUnsuitable' : 'titleUnsuitable'];
}

/** Spaces alone; nothing at all is too short. */
function isBlank(input: unknown): boolean {
  return typeof input === 'string' && input !== '' && input.trim() === '';
}

/** What people call themselves and their pages. */
const NAMES = new Set(['username', 'title']);
const PASSWORD_FIELDS = new Set(['password', 'new_password']);

interface FieldSentences {
  usernameRequired: string;
  unprintable: string;
  usernameUnsuitable: string;
  titleUnsuitable: string;
  promptRequired: string;
  passwordBlank: string;
  passwordTooShort: string;
  newPasswordTooShort: string;
  email: string;
  required: string;
  invalid: string;
  tooSmall: (minimum: number) => string;
  tooBig: (maximum: number) => string;
}

const SENTENCES: Readonly<Record<Language, FieldSentences>> = {
  en: {
    usernameRequired: 'Username is required',
    unprintable: 'Please use only visible letters, numbers and symbols',
    usernameUnsuitable: 'Please choose a friendlier username',
    titleUnsuitable: 'Please choose a friendlier title',
    promptRequired: 'Please enter a description for your coloring page!',
    passwordBlank: 'A password of spaces alone is not enough',
    passwordTooShort: 'Password must be at least 6 characters long',
    newPasswordTooShort: 'New password must be at least 8 characters long',
    email: 'Please enter a valid email address',
    required: 'This is required',
    invalid: 'This is not valid',
    tooSmall: (minimum) => `This must be at least ${minimum}`,
    tooBig: (maximum) => `This must be at most ${maximum}`,
  },
  es: {
    usernameRequired: 'El nombre de usuario es obligatorio',
    unprintable: 'Usa solo letras, números y símbolos visibles',
    usernameUnsuitable: 'Elige un nombre de usuario más amable',
    titleUnsuitable: 'Elige un título más amable',
    promptRequired: '¡Escribe una descripción para tu página!',
    passwordBlank: 'Una contraseña solo con espacios no basta',
    passwordTooShort: 'La contraseña debe tener al menos 6 caracteres',
    newPasswordTooShort: 'La nueva contraseña debe tener al menos 8 caracteres',
    email: 'Escribe un correo válido',
    required: 'Esto es obligatorio',
    invalid: 'Esto no es válido',
    tooSmall: (minimum) => `Debe ser al menos ${minimum}`,
    tooBig: (maximum) => `Debe ser como máximo ${maximum}`,
  },
  fr: {
    usernameRequired: 'Le nom d’utilisateur est obligatoire',
    unprintable: 'Utilisez des lettres, des chiffres et des signes visibles',
    usernameUnsuitable: 'Choisissez un nom d’utilisateur plus gentil',
    titleUnsuitable: 'Choisissez un titre plus gentil',
    promptRequired: 'Saisissez une description pour votre page à colorier !',
    passwordBlank: 'Un mot de passe fait seulement d’espaces ne suffit pas',
    passwordTooShort: 'Le mot de passe doit contenir au moins 6 caractères',
    newPasswordTooShort: 'Le nouveau mot de passe doit contenir au moins 8 caractères',
    email: 'Saisissez une adresse e-mail valide',
    required: 'Ceci est obligatoire',
    invalid: 'Ceci n’est pas valide',
    tooSmall: (minimum) => `Au moins ${minimum}`,
    tooBig: (maximum) => `Au plus ${maximum}`,
  },
  de: {
    usernameRequired: 'Bitte gib einen Benutzernamen an',
    unprintable: 'Bitte nimm nur sichtbare Buchstaben, Zahlen und Zeichen',
    usernameUnsuitable: 'Bitte wähle einen freundlicheren Benutzernamen',
    titleUnsuitable: 'Bitte wähle einen freundlicheren Titel',
    promptRequired: 'Bitte gib eine Beschreibung für dein Ausmalbild ein!',
    passwordBlank: 'Ein Passwort nur aus Leerzeichen reicht nicht',
    passwordTooShort: 'Das Passwort braucht mindestens 6 Zeichen',
    newPasswordTooShort: 'Das neue Passwort braucht mindestens 8 Zeichen',
    email: 'Bitte gib eine gültige E-Mail-Adresse an',
    required: 'Das wird benötigt',
    invalid: 'Das ist nicht gültig',
    tooSmall: (minimum) => `Mindestens ${minimum}`,
    tooBig: (maximum) => `Höchstens ${maximum}`,
  },
};
