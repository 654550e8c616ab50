import type { SectionNode } from '@isp/contract'
import { customOfferUrl } from '@isp/contract/content-urls'
import { Heading, LinkButton, space, Text } from '@isp/ui'
import { SectionCards } from '../../shared/section-cards/section-cards.tsx'
import { searchNothingMessages as messages } from './search-nothing.messages.ts'

export type SearchNothingProps = { sections: readonly SectionNode[] }

/** Nothing found: what to try, and the sections to walk instead. */
export const SearchNothing = ({ sections }: SearchNothingProps) => (
  <div css={{ display: 'grid', gap: space[4], paddingBottom: space[10] }}>
    <Heading level={2}>{messages.nothing}</Heading>
    <ul aria-label={messages.adviceLabel} css={{ listStyle: 'disc', paddingInlineStart: space[5] }}>
      {messages.advice.map((advice) => (
        <Text as="li" key={advice} tone="secondary">
          {advice}
        </Text>
      ))}
    </ul>
    <div>
      <LinkButton to={customOfferUrl()} variant="secondary">
        {messages.ask}
      </LinkButton>
    </div>
    {sections.length > 0 && (
      <>
        <Heading level={2} size={3}>
          {messages.orSections}
        </Heading>
        <SectionCards sections={sections} label={messages.sections} />
      </>
    )}
  </div>
)
