import { runTool } from '../process/run-tool.ts'
import { fromRoot } from '../workspace/paths.ts'

/**
 * Formats all or the given files and sorts their imports, by `biome.json`. Gives the message for files that cannot be
 * parsed, else null.
 */
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
