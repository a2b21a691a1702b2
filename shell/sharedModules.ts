/** The modules that the shell provides to every remote, one copy of each. */
export const SHARED_MODULES = [
  'react',
  'react-dom',
  'react-router',
  'react-i18next',
  '@lineleaf/api-client',
  '@lineleaf/design-system',
];
