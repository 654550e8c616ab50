import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { routeFilesOf, routeIndexPath, routeIndexText } from '../routes/route-index.ts'
import { generatorMessages as messages } from './generators.messages.ts'
import { checkPath, namesOf } from './names.ts'
import {
  checkFreeAddress,
  checkOwnAddress,
  checkReserved,
  readOwnedPrefixes,
} from './owned-prefixes.ts'
import { folderOf, routeFiles } from './route.template.ts'

/** The address with anonymous parameters, for comparison. */
const shapeOf = (address: string): string => address.replaceAll(/:\w+\??/g, ':')

/** The route module of an application that already has this address. */
const takenBy = (root: string, folder: string, address: string): string | undefined =>
  routeFilesOf(root, folder).find((file) => {
    const text = readFileSync(path.join(root, folder, 'src/routes', file), 'utf8')
    const addresses = [...text.matchAll(/'(\/[^'\s]*\/)'/g)].map(([, found = '']) => found)
    return addresses.some((found) => shapeOf(found) === shapeOf(address))
  })

const defaultPath = (root: string, app: string, name: string): string => {
  if (app === 'shell') return `/${name}/`
  const own = readOwnedPrefixes(root).find(({ remote }) => remote === app)
  return `${own?.prefix ?? '/'}${name}/`
}

export type PagePlan = { create: Record<string, string>; index: { file: string; text: string } }

/**
 * The files of a new page of shell or remote, and the changed index of its application. Throws one sentence if the page
 * is not possible. Writes nothing.
 */
export const planPage = (
  root: string,
  { app, name, address }: { app: string; name: string; address?: string },
): PagePlan => {
  const folder = folderOf(app)
  if (!existsSync(path.join(root, folder, 'src/routes'))) {
    throw new ExpectedFailure(messages.noApp(app))
  }
  const names = namesOf(name)
  const place = checkPath(address ?? defaultPath(root, app, name))
  checkReserved(place)
  const owned = readOwnedPrefixes(root)
  if (app === 'shell') checkFreeAddress(owned, place)
  else checkOwnAddress(owned, app, place)
  const home = `${folder}/src/routes/${names.kebab}`
  if (existsSync(path.join(root, home))) throw new ExpectedFailure(messages.exists(home))
  const taken = takenBy(root, folder, place)
  if (taken)
    throw new ExpectedFailure(messages.takenAddress(place, `${folder}/src/routes/${taken}`))
  const exposes = path.join(root, folder, 'src/exposes/routes.tsx')
  const hasLayout = existsSync(exposes) && /\blayout:/.test(readFileSync(exposes, 'utf8'))
  const create = routeFiles({ app, names, path: place, hasLayout })
  const own = `${names.kebab}/${names.kebab}.route.ts`
  const text = routeIndexText([...routeFilesOf(root, folder), own].toSorted())
  return { create, index: { file: routeIndexPath(folder), text } }
}
