import { documentTitle } from '@isp/contract/site'
import { useEffect } from 'react'

/**
 * Names the tab by what the page shows (§2.1): several of a kind are told apart. Told in the browser of somebody who may know it:
 * the server sends everybody the same head.
 */
export const PageTitle = ({ title }: { title: string }) => {
  useEffect(() => {
    document.title = documentTitle(title)
  }, [title])
  return null
}
