import { color, font, space } from '@isp/ui'
import { excelImportMessages as messages } from './excel-import.messages.ts'

const SAMPLE = '/files/example.xlsx'

/** §2.11: the sample and what to do with it. */
export const Instruction = () => (
  <div css={instructionCss}>
    <a href={SAMPLE} download>
      {messages.sample}
    </a>
    <ol aria-label={messages.howTo}>
      {messages.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </div>
)

const instructionCss = {
  fontSize: font.size.m,
  '& a': { color: color.accent },
  '& ol': { margin: `${space[3]} 0 0`, paddingInlineStart: '1.6em', listStyle: 'decimal' },
  '& li': { marginBottom: space[1] },
} as const
