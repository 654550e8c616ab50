import { Link } from '@isp/router'
import { Icon, Skeleton, Stack, space } from '@isp/ui'

/** From the page of one thing to the list it stands in. */
export const BackLink = ({ to, text }: { to: string; text: string }) => (
  <Link to={to} css={backCss}>
    <Icon name="arrow-left" size={16} />
    {text}
  </Link>
)

/** While the one thing is on its way: its head, its state, its lines. */
export const SkeletonOfOne = () => (
  <Stack gap={5}>
    <Skeleton shape="box" width="min(320px, 80%)" height="36px" />
    <Skeleton shape="box" height="72px" />
    <Skeleton shape="box" height="280px" />
  </Stack>
)

const backCss = {
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: space[1],
  minHeight: '24px',
} as const
