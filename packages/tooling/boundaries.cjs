// Dependency rules for dependency-cruiser: adapt names, keep the directions. Needs a TypeScript < 7 beside it; 0 modules cruised is a failure.
const APP = '^(shell|remote-[^/]+)/'
const rule = (name, from, to) => ({ name, severity: 'error', from, to })
module.exports = {
  forbidden: [
    rule('no-circular', {}, { circular: true }),
    rule('no-unresolvable', {}, { couldNotResolve: true }),
    rule('app-not-to-app', { path: APP }, { path: APP, pathNot: '^$1/' }),
    rule(
      'route-not-to-route',
      { path: '^(shell|remote-[^/]+)/src/routes/([^/]+)/' },
      { path: '^$1/src/routes/', pathNot: '^$1/src/routes/$2/' },
    ),
    rule(
      'shared-not-to-routes',
      { path: '^(shell|remote-[^/]+)/src/shared/' },
      { path: '^$1/src/(routes|exposes)/' },
    ),
    rule(
      'nobody-imports-exposes',
      { path: '^(shell|remote-[^/]+)/src/(routes|shared)/', pathNot: '[.]test[.]tsx?$' },
      { path: '^$1/src/exposes/' },
    ),
    rule('packages-not-to-apps', { path: '^packages/' }, { path: APP }),
    rule(
      'contract-depends-on-nothing',
      { path: '^packages/contract/' },
      { path: '^packages/', pathNot: '^packages/contract/' },
    ),
    rule(
      'i18n-knows-contract-only',
      { path: '^packages/i18n/' },
      { path: '^packages/', pathNot: '^packages/(i18n|contract)/' },
    ),
    rule(
      'facades-depend-on-nothing',
      { path: '^packages/(router|query)/' },
      { path: '^packages/', pathNot: '^packages/$1/' },
    ),
    rule(
      'layer-1',
      { path: '^packages/(api-client|session|ui)/' },
      { path: '^packages/', pathNot: '^packages/($1|contract|i18n|router|query)/' },
    ),
    rule(
      'layer-2',
      { path: '^packages/(forms|federation)/' },
      {
        path: '^packages/',
        pathNot: '^packages/($1|contract|i18n|router|query|api-client|session|ui)/',
      },
    ),
    rule(
      'bff-knows-contract-and-i18n',
      {
        path: '^packages/bff/',
        pathNot: '[.](test|setup|fixture)[.]ts$|^packages/bff/src/commands/',
      },
      { path: '^packages/', pathNot: '^packages/(bff|contract|i18n)/' },
    ),
    rule(
      'nobody-imports-bff',
      { pathNot: '^packages/(bff|testing|tooling)/' },
      { path: '^packages/bff/' },
    ),
    rule(
      'bff-modules-meet-at-services',
      { path: '^packages/bff/src/modules/([^/]+)/' },
      {
        path: '^packages/bff/src/modules/',
        pathNot: '^packages/bff/src/modules/($1/|[^/]+/[^/]+[.](service|index)[.]ts$)',
      },
    ),
    rule(
      'packages-by-exports-only',
      { path: '^(packages/[^/]+|shell|remote-[^/]+|e2e)/' },
      { path: '^packages/', pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    rule('routes-not-to-sql', { path: '[.]routes[.]ts$' }, { path: '[.]sql[.]ts$' }),
    rule(
      'testing-only-in-tests',
      { pathNot: '[.](test|setup|fixture)[.]tsx?$|^packages/testing/|^e2e/' },
      { path: '^packages/testing/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
