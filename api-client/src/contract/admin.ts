import { call } from './call.ts';

export const getAdminStats = call('getAdminStats', 'GET', '/api/admin/stats');
export const listAdminUsers = call('listAdminUsers', 'GET', '/api/admin/users');
export const updateUserCredits = call('updateUserCredits', 'PATCH', '/api/admin/users/:id/credits');
export const deleteUser = call('deleteUser', 'DELETE', '/api/admin/users/:id');
export const listAuditEvents = call('listAuditEvents', 'GET', '/api/admin/audit-events');
