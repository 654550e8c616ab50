import { runTool } from '../process/run-tool.ts'
import { fromRoot } from '../workspace/paths.ts'

/** Layout and order of imports of all files or the given ones, by `biome.json`. Gives what cannot be read, else null. */
export const formatFiles = async (
  root: string,
  paths: readonly string[] = [],
): Promise<string | null> => {
  const { code, output } = await runTool(
    fromRoot('node_modules/.bin/biome'),
    [
      'check',
      '--write',
      '--linter-enabled=false',
      '--reporter=github',
      ...(paths.length ? paths : ['.']),
    ],
    { cwd: root },
  )
  return code === 0 ? null : output.trim()
}
