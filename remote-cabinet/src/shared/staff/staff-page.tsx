import { Heading, Stack, Text } from '@isp/ui'
import { type ReactNode, useEffect } from 'react'
import { staffMessages as messages } from './staff.messages.ts'

type StaffPageProps = { title: string; note?: string; children: ReactNode }

/** A page of the staff. Its title is told here, in the browser of somebody who may know it: the server sends everybody the same head. */
export const StaffPage = ({ title, note, children }: StaffPageProps) => {
  useEffect(() => {
    document.title = messages.titleOf(title)
  }, [title])
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={1}>{title}</Heading>
        {note && <Text tone="secondary">{note}</Text>}
      </Stack>
      {children}
    </Stack>
  )
}
