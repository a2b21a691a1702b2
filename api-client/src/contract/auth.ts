import { call } from './call.ts';

/** Password lengths: sign-up and reset need 6, a change needs 8 (specification, sections 5 and 9). */
export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_CHANGE_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
export const USERNAME_MAX_LENGTH = 60;

/** Year and month of the Terms of Service that a sign-up accepts; the server records it. */
export const TERMS_VERSION = '2025-01';

/** Spaces may be part of a password, and not all of it. */
export function isBlankPassword(text: string): boolean {
  return text !== '' && text.trim() === '';
}

export const getMe = call('getMe', 'GET', '/api/auth/me');
export const login = call('login', 'POST', '/api/auth/login');
export const signup = call('signup', 'POST', '/api/auth/signup');
export const changePassword = call('changePassword', 'POST', '/api/auth/change-password');
export const forgotPassword = call('forgotPassword', 'POST', '/api/auth/forgot-password');
export const resetPassword = call('resetPassword', 'POST', '/api/auth/reset-password');
export const exportAccount = call('exportAccount', 'GET', '/api/auth/account/export');
export const deleteAccount = call('deleteAccount', 'DELETE', '/api/auth/account');
