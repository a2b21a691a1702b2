/** Variables that hold a secret, or a URL with a password in it: each may be given as `NAME_FILE`, the path of a file. */
export const SECRETS: readonly string[] = [
  ...['DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'JWT_SECRET', 'ADMIN_PASSWORD', 'METRICS_TOKEN'],
  ...['OPENAI_API_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'RELEASE_TOKENS'],
];

/** Every variable of the product; in production a name close to one of these is taken for a misspelling. */
export const VARIABLES: readonly string[] = [
  ...SECRETS.flatMap((name) => [name, `${name}_FILE`]),
  ...['NODE_ENV', 'HOST', 'PORT', 'PUBLIC_URL', 'ALLOWED_ORIGINS', 'TRUST_PROXY', 'DATA_DIR', 'ADMIN_EMAIL'],
  ...['OPENAI_BASE_URL', 'OPENAI_IMAGE_MODEL', 'PROVIDER_STATUS_URL', 'STRIPE_API_BASE', 'MAIL_FROM'],
  ...['STORAGE_URL', 'RELEASES_URL', 'STOP_GRACE_S', 'REMOTE_OVERRIDE_ORIGINS', 'REMOTE_ORIGINS'],
  ...['CONTACT_EMAIL', 'TELEMETRY', 'ALLOW_HTTP', 'ALLOW_TEST_PAYMENTS'],
  ...['LIMITS_SIGNUPS_PER_HOUR', 'LIMITS_LOGIN_FAILURES_PER_ACCOUNT', 'LIMITS_LOGIN_FAILURES_PER_ADDRESS'],
  ...['LIMITS_RESET_MAILS_PER_HOUR', 'LIMITS_CHECKOUTS_PER_HOUR', 'LIMITS_PROVIDER_IMAGES_PER_DAY'],
  ...['LIMITS_PROVIDER_FREE_PER_IP_PER_DAY', 'LIMITS_VERIFICATIONS_PER_HOUR', 'LIMITS_PAGES_PER_USER'],
];
