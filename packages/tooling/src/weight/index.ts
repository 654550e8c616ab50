export { type PublicPage, publicPages } from './public-pages.ts'
export { type PageWeight, weighPage } from './weigh-build.ts'
export { type PackageShare, weighPackages } from './weigh-packages.ts'
