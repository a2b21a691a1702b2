/**
 * One rule for each layer but the last: it knows none of those above it.
 * @param {string} folder
 * @param {Record<string, string>} layers names of layers and the folders of each, parted by "|", the lowest first
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
function pointDown(folder, layers) {
  const folders = Object.values(layers);
  return Object.keys(layers)
    .slice(0, -1)
    .map((layer, at) => ({
      name: `${layer}-knows-none-above-it`,
      severity: 'error',
      from: { path: `^${folder}/(${folders[at]})/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^${folder}/(${folders.slice(at + 1).join('|')})/` },
    }));
}

/**
 * Who may import whom (see docs/ARCHITECTURE.md). `$1` stands for the first group of the importing path, so a new
 * remote or feature is covered without a new rule.
 * @type {import('dependency-cruiser').IFlattenedRuleSet}
 */
export const ruleSet = {
  forbidden: [
    {
      name: 'no-import-circles',
      severity: 'error',
      comment: 'Those of types included: two modules that need each other are one, or miss a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contract-is-pure',
      severity: 'error',
      comment: 'The contract runs in browsers and servers: it knows itself, and its schemas know zod.',
      from: { path: '^api-client/src/(contract|schemas)/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^api-client/src/(contract|schemas)/|(^|node_modules/)zod/' },
    },
    {
      name: 'no-schema-in-the-browser',
      severity: 'error',
      comment: 'zod is heavy and probes for evaluated code: browsers know its types alone, by the contract.',
      from: {
        path: '^(shell|mfe-[^/]+|design-system)/src/|^api-client/src/(contract|client)/',
        pathNot: '\\.test\\.ts$|^api-client/src/contract/(index|callTypes)\\.ts$',
      },
      to: { path: '^api-client/src/schemas/|^releases/src/discoverySchema\\.ts$|(^|node_modules/)zod/' },
    },
    {
      name: 'api-client-knows-no-part',
      severity: 'error',
      from: { path: '^api-client/' },
      to: { path: '^(shell|mfe-[^/]+|design-system|illustrator|press|backend)/' },
    },
    {
      name: 'design-system-knows-no-part',
      severity: 'error',
      from: { path: '^design-system/src/' },
      to: { path: '^(shell|mfe-[^/]+|api-client|illustrator|press|backend)/' },
    },
    {
      name: 'remotes-are-strangers',
      severity: 'error',
      comment: 'Remotes meet at run time only.',
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: '^(shell|backend|illustrator|mfe-[^/]+)/', pathNot: '^$1/' },
    },
    {
      name: 'shell-knows-no-remote',
      severity: 'error',
      from: { path: '^shell/src/' },
      to: {
        path: '^(mfe-[^/]+|backend|illustrator|press|releases)/',
        pathNot: '^releases/src/discovery(Schema)?\\.ts$',
      },
    },
    {
      name: 'backend-knows-the-contract-alone',
      severity: 'error',
      from: { path: '^backend/' },
      to: {
        path: '^(shell|mfe-[^/]+|design-system|api-client)/',
        pathNot: '^api-client/src/(contract|schemas)/',
      },
    },
    {
      // Configurations, and the journeys, which start the product as `npm start` does.
      name: 'tooling-is-for-configs',
      severity: 'error',
      from: {
        pathNot: '^tooling/|^shell/e2e/|^[^/]+/[^/]+\\.config\\.ts$|^[^/]+\\.config\\.ts$|/\\.storybook/',
      },
      to: { path: '^tooling/' },
    },
    {
      name: 'ui-libraries-behind-the-design-system',
      severity: 'error',
      from: { pathNot: '^design-system/|node_modules' },
      to: { path: '(^|node_modules/)(radix-ui|@radix-ui|lucide-react|sonner)(/|$)' },
    },
    {
      name: 'redux-behind-the-api-client',
      severity: 'error',
      comment:
        'The shell shares the api-client: a remote with a copy of its own would look for a second store.',
      from: { path: '^mfe-[^/]+/src/', pathNot: '/bootstrap\\.tsx$|\\.(test|stories)\\.tsx?$|/testing/' },
      to: { path: '(^|node_modules/)react-redux(/|$)' },
    },
    {
      name: 'engine-is-pure',
      severity: 'error',
      comment: 'Beside itself it knows the format of the files.',
      from: { path: '^mfe-editor/src/engine/', pathNot: '\\.(test|bench)\\.ts$' },
      to: { pathNot: '^mfe-editor/src/engine/|^press/src/png/' },
    },
    {
      name: 'editor-worker-knows-the-engine-alone',
      severity: 'error',
      from: { path: '^mfe-editor/src/worker/', pathNot: '\\.test\\.ts$' },
      to: { path: '^mfe-editor/src/(bridge|state|screens|api)/' },
    },
    {
      name: 'editor-layers-point-down',
      severity: 'error',
      from: { path: '^mfe-editor/src/(bridge|state)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^mfe-editor/src/screens/' },
    },
    {
      name: 'press-knows-no-part',
      severity: 'error',
      from: { path: '^press/(src|node)/' },
      to: { path: '^[^/]+/', pathNot: '^(press|node_modules)/' },
    },
    {
      name: 'illustrator-knows-the-press-alone',
      severity: 'error',
      from: { path: '^illustrator/(src|node)/' },
      to: { path: '^[^/]+/', pathNot: '^(illustrator|press|node_modules)/' },
    },
    ...pointDown('illustrator/src/reading', {
      words: 'words',
      lexemes: 'lexemes',
      sentence: 'sentence',
      settling: 'settling',
    }),
    ...pointDown('illustrator/src/placing', {
      geometry: 'geometry|lettering',
      company: 'company|relations',
      layout: 'layout',
      painting: 'painting|checking',
    }),
    {
      name: 'releases-know-no-part',
      severity: 'error',
      comment: 'What is served of a part is data: servers, scripts and the shell read it alike.',
      from: { path: '^releases/(src|node)/' },
      to: { path: '^[^/]+/', pathNot: '^(releases|node_modules|fs|stream|timers)/' },
    },
    {
      name: 'pure-parts-need-no-node',
      severity: 'error',
      comment:
        'What needs Node lies in illustrator/node, press/node and backend/src/pictures; releases/node likewise.',
      from: { path: '^(illustrator|press|releases)/src/', pathNot: '\\.test\\.ts$|/testing/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'services-know-no-express',
      severity: 'error',
      from: { path: '^backend/src/modules/.*\\.(service|policy|presenter)\\.ts$' },
      to: { path: '(^|node_modules/)express(/|$)' },
    },
    {
      name: 'providers-know-no-module',
      severity: 'error',
      from: { path: '^backend/src/providers/', pathNot: '\\.test\\.ts$' },
      to: { path: '^backend/src/modules/' },
    },
    {
      name: 'tests-and-factories-stay-out-of-the-product',
      severity: 'error',
      from: {
        pathNot:
          '\\.(test|stories|bench)\\.tsx?$|/testing/|\\.storybook/|contract\\.ts$|^tooling/|^shell/e2e/|/bench/',
      },
      to: { path: '^[^/]+/(src|node)/testing/' },
    },
  ],
};

/** How modules are found and read: TypeScript by swc, workspaces by their package's `exports`. */
export const cruiseOptions = {
  parser: /** @type {const} */ ('swc'),
  tsPreCompilationDeps: /** @type {const} */ (true),
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '/(dist|data|coverage)/' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  },
};
