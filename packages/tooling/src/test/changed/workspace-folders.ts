import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A package of the workspace: its folder from the root, its name, and the folders it imports from. */
export type WorkspaceFolder = { folder: string; name: string; uses: readonly string[] }

type PackageJson = {
  name: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

export const readWorkspaceFolders = (root: string): readonly WorkspaceFolder[] => {
  const apps = readdirSync(root).filter((name) => /^(shell|e2e|remote-.+)$/.test(name))
  const packages = readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`)
  const read = [...apps, ...packages]
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
    .map((folder) => ({
      folder,
      json: JSON.parse(
        readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
      ) as PackageJson,
    }))
  const folderOf = new Map(read.map(({ folder, json }) => [json.name, folder]))
  return read.map(({ folder, json }) => ({
    folder,
    name: json.name,
    uses: Object.keys({ ...json.dependencies, ...json.devDependencies }).flatMap(
      (name) => folderOf.get(name) ?? [],
    ),
  }))
}
