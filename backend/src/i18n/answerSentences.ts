import type { Language } from './language.ts';

type Answer =
  | 'passwordChanged'
  | 'resetSent'
  | 'passwordReset'
  | 'pageDeleted'
  | 'userDeleted'
  | 'accountDeleted'
  | 'loggedOut'
  | 'sessionEnded'
  | 'loggedOutEverywhere'
  | 'totpDisabled';

/** The sentences of answers that carry a `message`. */
export const ANSWER_SENTENCES: Readonly<Record<Language, Readonly<Record<Answer, string>>>> = {
  en: {
    passwordChanged: 'Password changed successfully',
    resetSent: 'If an account has this address, a reset link is on its way.',
    passwordReset: 'Your password has been reset.',
    pageDeleted: 'Coloring page deleted',
    userDeleted: 'User deleted',
    accountDeleted: 'Your account has been deleted.',
    loggedOut: 'You are logged out.',
    sessionEnded: 'That device is logged out.',
    loggedOutEverywhere: 'You are logged out everywhere.',
    totpDisabled: 'Log-in no longer asks for a code.',
  },
  es: {
    passwordChanged: 'Contraseña cambiada',
    resetSent: 'Si existe una cuenta con este correo, el enlace está en camino.',
    passwordReset: 'Tu contraseña se ha restablecido.',
    pageDeleted: 'Página eliminada',
    userDeleted: 'Usuario eliminado',
    accountDeleted: 'Tu cuenta se ha eliminado.',
    loggedOut: 'Has cerrado la sesión.',
    sessionEnded: 'Se ha cerrado la sesión en ese dispositivo.',
    loggedOutEverywhere: 'Has cerrado la sesión en todas partes.',
    totpDisabled: 'Ya no se pide un código al iniciar sesión.',
  },
  fr: {
    passwordChanged: 'Mot de passe modifié',
    resetSent: 'Si un compte a cette adresse, un lien est en route.',
    passwordReset: 'Votre mot de passe a été réinitialisé.',
    pageDeleted: 'Page à colorier supprimée',
    userDeleted: 'Utilisateur supprimé',
    accountDeleted: 'Votre compte a été supprimé.',
    loggedOut: 'Vous êtes déconnecté.',
    sessionEnded: 'Cet appareil est déconnecté.',
    loggedOutEverywhere: 'Vous êtes déconnecté partout.',
    totpDisabled: 'La connexion ne demande plus de code.',
  },
  de: {
    passwordChanged: 'Passwort geändert',
    resetSent: 'Gibt es ein Konto mit dieser Adresse, ist ein Link unterwegs.',
    passwordReset: 'Dein Passwort wurde neu gesetzt.',
    pageDeleted: 'Ausmalbild gelöscht',
    userDeleted: 'Konto gelöscht',
    accountDeleted: 'Dein Konto wurde gelöscht.',
    loggedOut: 'Du bist abgemeldet.',
    sessionEnded: 'Das Gerät ist abgemeldet.',
    loggedOutEverywhere: 'Du bist überall abgemeldet.',
    totpDisabled: 'Bei der Anmeldung wird kein Code mehr verlangt.',
  },
};
