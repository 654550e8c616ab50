import type { Product } from '@isp/contract'
import { accountUrls } from '@isp/contract/urls'
import { PageRules } from '@isp/federation/remote'
import { useSession } from '@isp/session'
import { Button, LinkButton, media, space } from '@isp/ui'
import { productMoreMessages as messages } from './product-more.messages.ts'

/** The product on paper: pictures, price, stock, characteristics; nothing to press, nobody else's goods. */
const printRules = `@media print {
  header:not(main header), footer, nav, main form, main button, main article > div:last-child { display: none !important }
  main section { break-inside: avoid }
}`

/** The visitor left the system's own sheet without choosing: nothing has failed. */
const isLeft = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

/** «Поделиться» by the system's own sheet where there is one, else the address is copied; «Печать»; a question. */
export const ProductActions = ({ product: { id, name } }: { product: Product }) => {
  const session = useSession()
  const handleShare = async () => {
    // without what this visitor came by: a search, a label of an advertisement
    const url = window.location.origin + window.location.pathname
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title: name, url })
      await navigator.clipboard.writeText(url)
      session.notify({ variant: 'success', text: messages.linkCopied, visibleMs: 3000 })
    } catch (error) {
      if (!isLeft(error)) session.notify({ variant: 'error', text: messages.notShared(url) })
    }
  }
  return (
    <div
      css={{ display: 'flex', flexWrap: 'wrap', gap: space[2], [media.print]: { display: 'none' } }}
    >
      <PageRules>{printRules}</PageRules>
      <Button variant="ghost" size="s" icon="share" onClick={() => void handleShare()}>
        {messages.share}
      </Button>
      <Button variant="ghost" size="s" icon="document" onClick={() => window.print()}>
        {messages.print}
      </Button>
      <LinkButton
        to={accountUrls.tickets(new URLSearchParams({ product: `${id}`, about: 'availability' }))}
        variant="ghost"
        size="s"
        icon="mail"
      >
        {messages.ask}
      </LinkButton>
    </div>
  )
}
