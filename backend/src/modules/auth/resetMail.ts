import type { Language } from '../../i18n/language.ts';
import type { Mail } from '../../providers/mailer/Mailer.ts';

/** The mail with a reset link, in the user's language. The text part bears the plain link on its own line. */
export function resetMail(link: string, language: Language): Omit<Mail, 'to'> {
  const { subject, opening, button, ending } = WORDS[language];
  const text = `${wrap(opening)}\n\n${link}\n\n${wrap(ending)}\n`;
  const html = `<!doctype html><html lang="${language}"><body style="font-family:sans-serif;line-height:1.5">
<p>${opening}</p><p><a href="${link}">${button}</a></p><p>${ending}</p></body></html>`;
  return { subject, text, html };
}

// Short lines keep the text part free of an encoding that would break the link up.
function wrap(text: string): string {
  return text.replace(/(.{1,72})(?:\s+|$)/g, '$1\n').trimEnd();
}

const WORDS: Readonly<
  Record<Language, { subject: string; opening: string; button: string; ending: string }>
> = {
  en: {
    subject: 'Reset your Lineleaf password',
    opening: 'Somebody asked to reset the password of your Lineleaf account. Use this link within one hour:',
    button: 'Reset password',
    ending: "If it wasn't you, ignore this email: your password hasn't changed.",
  },
  es: {
    subject: 'Restablece tu contraseña de Lineleaf',
    opening:
      'Alguien pidió restablecer la contraseña de tu cuenta de Lineleaf. Usa este enlace en la próxima hora:',
    button: 'Restablecer contraseña',
    ending: 'Si no fuiste tú, ignora este correo: tu contraseña no ha cambiado.',
  },
  fr: {
    subject: 'Réinitialisez votre mot de passe Lineleaf',
    opening:
      'Quelqu’un a demandé à réinitialiser le mot de passe de votre compte Lineleaf. Utilisez ce lien dans l’heure :',
    button: 'Réinitialiser le mot de passe',
    ending: 'Si ce n’était pas vous, ignorez cet e-mail : votre mot de passe n’a pas changé.',
  },
  de: {
    subject: 'Neues Passwort für Lineleaf',
    opening:
      'Jemand möchte das Passwort deines Lineleaf-Kontos neu setzen. Nutze diesen Link innerhalb einer Stunde:',
    button: 'Passwort neu setzen',
    ending: 'Warst du es nicht, lösche diese E-Mail einfach: Dein Passwort ist unverändert.',
  },
};
