import type { MultiStats } from '@rspack/core'

const MAX_LINES = 25

/** The errors of a build, each once and short: file, message, surrounding lines. */
export const describeErrors = (stats: MultiStats): string[] => {
  const { children = [] } = stats.toJson({ all: false, errors: true, children: true })
  const texts = children.flatMap((child) =>
    (child.errors ?? []).map((error) => {
      const place = error.moduleName ? `${error.moduleName}\n` : ''
      return `${place}${error.message}`.split('\n').slice(0, MAX_LINES).join('\n')
    }),
  )
  return [...new Set(texts)]
}
