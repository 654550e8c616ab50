import { EmptyState, type EmptyStateProps } from '@isp/ui'

/** The body of a 404 page: what is missing and where to go instead. */
export const NotFoundContent = (props: Omit<EmptyStateProps, 'headingLevel'>) => (
  <EmptyState icon="search" {...props} headingLevel={1} />
)
