import { scanUrl, urls } from '@isp/contract/urls'
import { useNavigate } from '@isp/router'
import { Button, Container, Heading, Skeleton, Text, TextField, useIsHydrated } from '@isp/ui'
import { type FormEvent, Suspense, useEffect } from 'react'
import { ScannedBox } from '../late-parts.ts'
import { scanPageCss } from './scan.css.ts'
import { scanMessages as messages } from './scan.messages.ts'
import { readScanned } from './scanned-code.ts'
import { Scanner } from './scanner.tsx'

export const scanHead = () => ({ title: messages.documentTitle })

/**
 * The camera is allowed to the document of this address alone: who came here by a link within the page gets a new one.
 */
const useOwnDocument = (): void =>
  useEffect(() => {
    const [opened] = performance.getEntriesByType('navigation')
    if (opened && new URL(opened.name).pathname !== scanUrl()) window.location.reload()
  }, [])

/** Without scripts it asks the search; else the code goes into the list. */
const ByHand = ({ onCode }: { onCode?: (code: string) => void }) => {
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!onCode) return
    event.preventDefault()
    const form = event.currentTarget
    const code = String(new FormData(form).get('q') ?? '').trim()
    if (code !== '') onCode(code)
    form.reset()
  }
  return (
    <form method="get" action={urls.searchRoot()} onSubmit={handleSubmit}>
      <TextField
        name="q"
        label={messages.byHand}
        required
        maxLength={180}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="done"
      />
      <Button type="submit" variant="secondary">
        {messages.put}
      </Button>
    </form>
  )
}

/** Goods by their bar codes, for a buyer who stands before them with a phone. */
export const ScanPage = () => {
  useOwnDocument()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  return (
    <Container css={scanPageCss}>
      <Heading level={1}>{messages.title}</Heading>
      <Text>{messages.text}</Text>
      {isHydrated ? (
        <Suspense fallback={<Skeleton lines={4} />}>
          <ScannedBox
            onAdded={() => void navigate(urls.basket())}
            scanner={({ onCode }) => (
              <>
                <Scanner onCode={onCode} />
                <ByHand onCode={(text) => onCode(codeOf(text))} />
              </>
            )}
          />
        </Suspense>
      ) : (
        <ByHand />
      )}
    </Container>
  )
}

/** A hand-held scanner types into the field what it reads. */
const codeOf = (text: string): string => {
  const read = readScanned(text)
  return read.kind === 'code' ? read.code : text.replaceAll(/\s+/g, ' ')
}
