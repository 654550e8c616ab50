import type { Procurement as Facts, Product } from '@isp/contract'
import { useSession } from '@isp/session'
import { Button, font, media, space } from '@isp/ui'
import { type Fact, FactList } from './fact-list.tsx'
import { productFactsMessages as messages } from './product-facts.messages.ts'

const factsOf = ({ country, okpd2, registerNumber }: Facts): Fact[] =>
  [
    { name: messages.country, text: country },
    { name: messages.okpd2, text: okpd2 },
    { name: messages.registerNumber, text: registerNumber },
  ].flatMap(({ name, text }) => (text === null ? [] : [{ name, text }]))

type ProcurementProps = { product: Pick<Product, 'name' | 'article'>; procurement: Facts }

/** What goes into the papers of a purchase by 44-ФЗ or 223-ФЗ, to be copied as one text. */
export const Procurement = ({ product: { name, article }, procurement }: ProcurementProps) => {
  const session = useSession()
  const facts = factsOf(procurement)
  const handleCopy = async () => {
    const lines = [
      { name: messages.product, text: name },
      { name: messages.articleName, text: article },
    ]
    const text = [...lines, ...facts].map((fact) => `${fact.name}: ${fact.text}`).join('\n')
    try {
      await navigator.clipboard.writeText(text)
      session.notify({ variant: 'success', text: messages.copied, visibleMs: 3000 })
    } catch {
      session.notify({ variant: 'error', text: messages.copyFailed })
    }
  }
  return (
    <div css={rootCss}>
      <FactList facts={facts} />
      <Button variant="secondary" size="s" icon="copy" onClick={() => void handleCopy()}>
        {messages.copy}
      </Button>
    </div>
  )
}

const rootCss = {
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  fontSize: font.size.s,
  [media.up(744)]: { fontSize: font.size.m },
  '& dl': { width: '100%' },
} as const
