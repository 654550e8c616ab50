import { Heading, Stack, Text } from '@isp/ui'
import type { ReactNode } from 'react'
import { PageTitle } from '../page/page-title.tsx'

type StaffPageProps = { title: string; note?: string; children: ReactNode }

/** A page of the staff. Its title is told here, in the browser of somebody who may know it: the server sends everybody the same head. */
export const StaffPage = ({ title, note, children }: StaffPageProps) => {
  return (
    <Stack gap={5}>
      <PageTitle title={title} />
      <Stack gap={1}>
        <Heading level={1}>{title}</Heading>
        {note && <Text tone="secondary">{note}</Text>}
      </Stack>
      {children}
    </Stack>
  )
}
