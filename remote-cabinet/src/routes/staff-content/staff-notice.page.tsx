import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Skeleton } from '@isp/ui'
import { noticeQuery } from '../../shared/staff/content.queries.ts'
import { StaffPage } from '../../shared/staff/staff-page.tsx'
import { NoticeForm } from './notice-form.tsx'
import { noticeMessages as messages } from './staff-notice.messages.ts'

/** /cabinet/staff/notice/: the message above every page (§2.4), kept by those who keep the contents (D33). */
export const Page = () => {
  const { api } = useRemoteContext()
  return (
    <StaffPage title={messages.title} note={messages.note}>
      <Read query={useQuery(noticeQuery(api))} waiting={<Skeleton lines={6} />}>
        {({ notification }) => <NoticeForm stored={notification} />}
      </Read>
    </StaffPage>
  )
}
