import type { SectionNode } from '@isp/contract'
import { Heading, space, Text } from '@isp/ui'
import { SectionCardsPlace } from '../../shared/section-cards/section-cards-place.tsx'
import { searchMessages as messages } from './search.messages.ts'

/** Nothing found: what to try, and the sections to walk instead. */
export const SearchNothing = ({ sections }: { sections: readonly SectionNode[] }) => (
  <div css={{ display: 'grid', gap: space[4], paddingBottom: space[10] }}>
    <Heading level={2}>{messages.nothing}</Heading>
    <ul aria-label={messages.adviceLabel} css={{ listStyle: 'disc', paddingInlineStart: space[5] }}>
      {messages.advice.map((advice) => (
        <Text as="li" key={advice} tone="secondary">
          {advice}
        </Text>
      ))}
    </ul>
    {sections.length > 0 && (
      <>
        <Heading level={2} size={3}>
          {messages.orSections}
        </Heading>
        <SectionCardsPlace sections={sections} label={messages.sections} />
      </>
    )}
  </div>
)
