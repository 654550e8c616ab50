/**
 * What every page has of the component system: one instance, brought by the shell (a federation singleton). Everything else of
 * `@isp/ui` is bundled by whoever uses it, and takes these from here, by this name.
 */
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './button/button.tsx'
export { IconButton, type IconButtonProps } from './button/icon-button.tsx'
export { LinkButton, type LinkButtonProps } from './button/link-button.tsx'
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx'
export { ErrorState, type ErrorStateProps } from './feedback/error-state.tsx'
export { Skeleton, type SkeletonProps } from './feedback/skeleton.tsx'
export { Spinner, type SpinnerProps } from './feedback/spinner.tsx'
export { useIsOnline, useOnReconnect } from './feedback/use-is-online.ts'
export { Icon, type IconName, type IconProps } from './icon/icon.tsx'
export { Container, type ContainerProps } from './layout/container.tsx'
export { Stack, type StackProps } from './layout/stack.tsx'
export { Heading, type HeadingProps, Text, type TextProps } from './layout/typography.tsx'
export { useIsHydrated } from './layout/use-is-hydrated.ts'
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
  visuallyHiddenCss,
} from './layout/visually-hidden.tsx'
export { useSelfClosingDetails } from './overlay/use-self-closing-details.ts'
export { Badge, type BadgeProps } from './tag/badge.tsx'
export { Tag, type TagProps, type Tone } from './tag/tag.tsx'
export * from './tokens.ts'
