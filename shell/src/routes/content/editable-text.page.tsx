import type { ContentPage as OwnWords } from '@isp/contract'
import type { RemoteContext } from '@isp/federation'
import type { LazyPage } from '@isp/federation/page'
import { useFederation } from '@isp/federation/runtime'
import { typograph } from '@isp/i18n'
import { useQuery } from '@isp/query'
import { TextBlocks } from '@isp/ui/article'
import type { ContentText } from './content.messages.ts'
import { ContentPage } from './content.page.tsx'
import { ContentFrame } from './content-frame.tsx'
import { contentHead } from './content-head.ts'
import { editedTextQuery } from './edited-text.query.ts'
import { Insertion } from './help/insertion.tsx'
import { QuestionsCard } from './questions-card.tsx'

const OwnWordsPage = ({ path, words }: { path: string; words: OwnWords }) => (
  <ContentFrame path={path} title={typograph(words.title)} lead={typograph(words.lead)}>
    <TextBlocks blocks={words.blocks} show={(block) => <Insertion block={block} />} />
    <QuestionsCard />
  </ContentFrame>
)

type Editable<Text> = { slug: string; path: string; text: Text }

/** The head by the staff's words, if some are published. */
export const editedHead =
  (
    { api, queryClient }: RemoteContext,
    { slug, path, text }: Editable<Pick<ContentText, 'title' | 'description'>>,
  ): NonNullable<LazyPage['head']> =>
  ({ origin }) => {
    const words = queryClient.getQueryData(editedTextQuery(api, slug).queryKey)
    if (!words) return contentHead(origin, path, text)
    const { title, description, lead } = words
    return contentHead(origin, path, { title, description: description || lead })
  }

/** A built-in page that shows the staff's text, if some is published. */
export const editableTextPage = (
  remote: RemoteContext,
  { slug, path, text }: Editable<ContentText>,
): LazyPage => ({
  Page: () => {
    const { context } = useFederation()
    const { data: words } = useQuery(editedTextQuery(context.api, slug))
    return words ? (
      <OwnWordsPage path={path} words={words} />
    ) : (
      <ContentPage path={path} text={text} />
    )
  },
  head: editedHead(remote, { slug, path, text }),
})
