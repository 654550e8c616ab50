// Dependency rules for dependency-cruiser: adapt names, keep the directions. Needs a TypeScript < 7 beside it; 0 modules cruised is a failure.
const ADVICE = {
  'no-circular': 'разорвите круг: вынесите общее в третий файл, который не знает обоих',
  'no-unresolvable':
    'такого файла или пакета нет: проверьте путь, а пакет впишите в package.json этой папки',
  'app-not-to-app':
    'приложения не знают друг друга: общее вынесите в packages/, а чужую страницу открывайте ссылкой из @isp/contract/urls',
  'app-by-name':
    'приложения выпускаются порознь: переходите по ссылке из @isp/contract/urls, а чужую часть страницы берите фрагментом (@isp/federation)',
  'route-not-to-route':
    'страницы не знают друг друга: общее для них место — src/shared этого приложения',
  'shared-not-to-routes': 'src/shared стоит под страницами: перенесите нужное в src/shared',
  'nobody-imports-exposes': 'exposes — вход для оболочки: берите нужное прямо из routes или shared',
  'packages-not-to-apps':
    'пакеты стоят под приложениями: передайте нужное параметром или перенесите его в пакет',
  'contract-depends-on-nothing': 'контракт не знает никого: перенесите нужное в packages/contract',
  'i18n-knows-contract-only': 'тексты знают только контракт: передайте нужное параметром',
  'logging-depends-on-nothing': 'журнал не знает никого: передайте нужное параметром',
  'observability-depends-on-nothing':
    'показатели и трассы не знают никого: передайте нужное параметром',
  'facades-depend-on-nothing': 'фасад только повторяет свою библиотеку: уберите из него остальное',
  'layer-1':
    'api-client, session и ui знают только contract, i18n, router и query: передайте нужное параметром',
  'layer-2': 'forms и federation знают только нижние слои: передайте нужное параметром',
  'bff-knows-contract-and-i18n':
    'BFF знает только contract, constructors, i18n, logging и observability: нужное обоим перенесите в contract',
  'constructors-know-contract-only':
    'конструкторы знают только контракт: передайте нужное параметром',
  'nobody-imports-bff': 'BFF доступен только по сети: вызывайте его через @isp/api-client',
  'bff-modules-meet-at-services':
    'модули BFF встречаются только в *.service.ts и *.index.ts: вынесите нужное в сервис того модуля',
  'bff-tests-meet-at-fixtures':
    'тесты и заготовки модуля берут у других модулей BFF только *.fixture.ts, *.service.ts и *.index.ts',
  'packages-by-exports-only':
    'берите пакет по имени (@isp/…): то, чего нет в его exports, внесите туда',
  'bff-kernel-knows-no-module':
    'ядро не знает ни модулей, ни торговли: передайте нужное параметром или перенесите файл в модуль, который это знает',
  'bff-trade-and-search-stand-low':
    'правила торговли и поиск не знают ни загрузки, ни форматов, ни таблиц: передайте нужное параметром',
  'bff-pasted-stands-below-sheets':
    'чтение вставленного текста стоит под таблицами: перенесите общее в pasted/',
  'bff-load-knows-no-format':
    'загрузка не знает, из какого формата пришли записи: формат читает своя комната и отдаёт записи загрузке',
  'bff-rooms-know-no-module':
    'торговля, таблицы, документы и загрузка товаров стоят под модулями: передайте нужное параметром',
  'bff-composition-is-the-top':
    'composition собирает модули и никому не служит: попросите нужный сервис по имени в open модуля',
  'sql-of-one-module':
    'запрос складывают из своего модуля: попросите готовые строки у *.service.ts другого, а не кусок его SQL',
  'routes-not-to-sql': 'маршрут не знает SQL: вызовите сервис своего модуля',
  'routes-not-to-database': 'маршрут не знает базы: пусть её спрашивает сервис своего модуля',
  'testing-only-in-tests':
    '@isp/testing годится только для *.test.ts(x), *.setup.ts и *.fixture.ts',
}
const BFF_TESTS = '[.](test|setup|fixture)[.]ts$'
const APP = '^(shell|remote-[^/]+)/'
// The comment is printed with a finding: what to do instead.
const rule = (name, from, to) => ({
  name,
  severity: 'error',
  comment: ADVICE[name],
  from,
  to,
})
module.exports = {
  forbidden: [
    rule('no-circular', {}, { circular: true }),
    rule('no-unresolvable', {}, { couldNotResolve: true }),
    rule('app-not-to-app', { path: APP }, { path: APP, pathNot: '^$1/' }),
    rule('app-by-name', {}, { path: '^@isp/(shell|remote-)' }),
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
      'constructors-know-contract-only',
      { path: '^packages/constructors/' },
      { path: '^packages/', pathNot: '^packages/(constructors|contract)/' },
    ),
    rule(
      'logging-depends-on-nothing',
      { path: '^packages/logging/', pathNot: '[.]test[.]ts$' },
      { path: '^packages/', pathNot: '^packages/logging/' },
    ),
    rule(
      'observability-depends-on-nothing',
      { path: '^packages/observability/', pathNot: '[.]test[.]ts$' },
      { path: '^packages/', pathNot: '^packages/observability/' },
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
        // testing: its own rule keeps it to tests
        pathNot: '^packages/($1|contract|i18n|router|query|api-client|session|ui|testing)/',
      },
    ),
    rule(
      'bff-knows-contract-and-i18n',
      {
        path: '^packages/bff/',
        pathNot: `${BFF_TESTS}|^packages/bff/src/(commands|bench)/`,
      },
      {
        path: '^packages/',
        pathNot: '^packages/(bff|constructors|contract|i18n|logging|observability)/',
      },
    ),
    rule(
      'nobody-imports-bff',
      { pathNot: '^packages/(bff|testing|tooling)/' },
      { path: '^packages/bff/' },
    ),
    rule(
      'bff-modules-meet-at-services',
      { path: '^packages/bff/src/modules/([^/]+)/', pathNot: '[.](test|fixture)[.]ts$' },
      {
        path: '^packages/bff/src/modules/',
        pathNot: '^packages/bff/src/modules/($1/|[^/]+/.+[.](service|index)[.]ts$)',
      },
    ),
    // A test of one module stands on the people and goods that another one's fixtures set up, not on its inside.
    rule(
      'bff-tests-meet-at-fixtures',
      { path: '^packages/bff/src/modules/([^/]+)/.*[.](test|fixture)[.]ts$' },
      {
        path: '^packages/bff/src/modules/',
        pathNot: '^packages/bff/src/modules/($1/|[^/]+/.+[.](service|index|fixture)[.]ts$)',
      },
    ),
    rule(
      'packages-by-exports-only',
      { path: '^(packages/[^/]+|shell|remote-[^/]+|e2e)/' },
      { path: '^packages/', pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    rule(
      'bff-kernel-knows-no-module',
      { path: '^packages/bff/src/kernel/', pathNot: BFF_TESTS },
      { path: '^packages/bff/src/', pathNot: '^packages/bff/src/kernel/' },
    ),
    rule(
      'bff-rooms-know-no-module',
      {
        path: '^packages/bff/src/(trade|sheets|pasted|papers|search|load|commerce-ml)/',
        pathNot: BFF_TESTS,
      },
      { path: '^packages/bff/src/(modules|composition|commands|bench)/' },
    ),
    rule(
      'bff-trade-and-search-stand-low',
      { path: '^packages/bff/src/(trade|search)/', pathNot: BFF_TESTS },
      { path: '^packages/bff/src/', pathNot: '^packages/bff/src/(trade|kernel|$1)/' },
    ),
    rule(
      'bff-pasted-stands-below-sheets',
      { path: '^packages/bff/src/pasted/', pathNot: BFF_TESTS },
      { path: '^packages/bff/src/(sheets|papers)/' },
    ),
    rule(
      'bff-load-knows-no-format',
      { path: '^packages/bff/src/load/', pathNot: BFF_TESTS },
      { path: '^packages/bff/src/(commerce-ml|sheets|pasted|papers)/' },
    ),
    rule(
      'bff-composition-is-the-top',
      { path: '^packages/bff/src/modules/', pathNot: BFF_TESTS },
      { path: '^packages/bff/src/(composition|commands|bench)/' },
    ),
    rule(
      'sql-of-one-module',
      {
        path: '^packages/bff/src/modules/([^/]+)/.*[.]sql[.]ts$',
      },
      {
        path: '^packages/bff/src/modules/',
        pathNot: '^packages/bff/src/modules/$1/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule('routes-not-to-sql', { path: '[.]routes[.]ts$' }, { path: '[.]sql[.]ts$' }),
    rule(
      'routes-not-to-database',
      { path: '[.]routes[.]ts$' },
      { path: '^packages/bff/src/kernel/database[.]ts$|(^|node_modules/)pg(/|$)' },
    ),
    rule(
      'testing-only-in-tests',
      { pathNot: '[.](test|setup|fixture)[.]tsx?$|^packages/testing/|^e2e/|^vitest[.]base[.]ts$' },
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
