export { budgetOf, type RemoteBudget, weighRelease } from './remote-budgets.ts'
export { type PageWeight, weighPage } from './weigh-build.ts'
export { type PackageShare, weighPackages } from './weigh-packages.ts'
export { type WeighedPage, weighedPages } from './weighed-pages.ts'
