/** For tests that ask for more than one client gets in an hour or a day. */
export const ROOMY_LIMITS = {
  LIMITS_SIGNUPS_PER_HOUR: '100000',
  LIMITS_PROVIDER_IMAGES_PER_DAY: '100000',
  LIMITS_PROVIDER_FREE_PER_IP_PER_DAY: '100000',
};
