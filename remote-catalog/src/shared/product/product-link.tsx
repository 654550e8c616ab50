import { urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { Link } from '@isp/router'
import type { ReactNode } from 'react'
import { productQuery } from './product.queries.ts'

type ProductLinkProps = {
  slug: string
  /** The text of the search that led here (§2.1). */
  searched?: string
  children: ReactNode
  className?: string
  isHiddenFromKeyboard?: boolean
}

/** A link to a product. Pointer, focus or touch over it already fetches the product: the click then shows it at once. */
export const ProductLink = ({
  slug,
  searched,
  children,
  className,
  isHiddenFromKeyboard = false,
}: ProductLinkProps) => {
  const { api, queryClient } = useRemoteContext()
  const handleIntent = () => {
    void queryClient.prefetchQuery(productQuery(api, slug))
  }
  return (
    <Link
      to={urls.product(slug, { searched })}
      className={className}
      onPointerEnter={handleIntent}
      onFocus={handleIntent}
      onTouchStart={handleIntent}
      {...(isHiddenFromKeyboard ? { tabIndex: -1, 'aria-hidden': true } : {})}
    >
      {children}
    </Link>
  )
}
