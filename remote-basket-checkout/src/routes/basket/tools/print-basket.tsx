import { PageRules } from '@isp/federation/remote'
import { Button } from '@isp/ui'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { linesToolsMessages as messages } from './lines-tools.messages.ts'
import { basketPrintRules } from './print-rules.ts'

/** §6: the basket on paper, with every line of it, from the browser's own menu too. */
export const PrintBasket = ({ showAll }: { showAll: () => void }) => {
  useEffect(() => {
    const drawAll = () => flushSync(showAll)
    window.addEventListener('beforeprint', drawAll)
    return () => window.removeEventListener('beforeprint', drawAll)
  }, [showAll])
  return (
    <>
      <Button variant="ghost" size="s" icon="document" onClick={() => window.print()}>
        {messages.print}
      </Button>
      <PageRules>{basketPrintRules}</PageRules>
    </>
  )
}
