import { type Compiler, rspack } from '@rspack/core'

/** What every page of a build has in common: a web server knows it without running the renderer. */
export type PageFacts = {
  /** Source of the inline script before the first paint; the policy allows it by its hash. */
  consentScript: string
  /** URLs of the fonts that the first screen needs. */
  fonts: readonly string[]
}

/** Writes `page-facts.json` beside the renderer. */
export class PageFactsPlugin {
  private readonly facts: PageFacts
  constructor(facts: PageFacts) {
    this.facts = facts
  }
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PageFactsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('PageFactsPlugin', () => {
        const text = `${JSON.stringify(this.facts, null, 2)}\n`
        compilation.emitAsset('page-facts.json', new rspack.sources.RawSource(text))
      })
    })
  }
}
