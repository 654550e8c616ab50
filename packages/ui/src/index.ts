/** Tokens and components of the house. Everything takes `className`, so the `css` prop works at the place of use. */
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './button/button.tsx'
export { IconButton, type IconButtonProps } from './button/icon-button.tsx'
export { LinkButton, type LinkButtonProps } from './button/link-button.tsx'
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx'
export { ErrorState, type ErrorStateProps } from './feedback/error-state.tsx'
export {
  POPUP_TRANSITION_MS,
  Popup,
  type PopupProps,
  type PopupVariant,
} from './feedback/popup.tsx'
export { Skeleton, type SkeletonProps } from './feedback/skeleton.tsx'
export { Spinner, type SpinnerProps } from './feedback/spinner.tsx'
export { useIsOnline, useOnReconnect } from './feedback/use-is-online.ts'
export { Checkbox, type CheckboxProps, Radio, type RadioProps } from './field/choice.tsx'
export { Select, type SelectOption, type SelectProps } from './field/select.tsx'
export { TextArea, type TextAreaProps } from './field/text-area.tsx'
export { TextField, type TextFieldProps } from './field/text-field.tsx'
export { Icon, type IconName, type IconProps } from './icon/icon.tsx'
export { Card, type CardProps } from './layout/card.tsx'
export { Container, type ContainerProps } from './layout/container.tsx'
export { Stack, type StackProps } from './layout/stack.tsx'
export { Heading, type HeadingProps, Text, type TextProps } from './layout/typography.tsx'
export { useIsHydrated } from './layout/use-is-hydrated.ts'
export { VisuallyHidden, type VisuallyHiddenProps } from './layout/visually-hidden.tsx'
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './navigation/breadcrumbs.tsx'
export { Pagination, type PaginationProps } from './navigation/pagination.tsx'
export { Disclosure, type DisclosureProps } from './overlay/disclosure.tsx'
export { Drawer, type DrawerProps, type DrawerSide } from './overlay/drawer.tsx'
export { Tooltip, type TooltipProps } from './overlay/tooltip.tsx'
export { AvailabilityText, type AvailabilityTextProps } from './product/availability-text.tsx'
export { PriceText, type PriceTextProps } from './product/price-text.tsx'
export {
  ProductPicture,
  type ProductPictureProps,
  pictureSources,
} from './product/product-picture.tsx'
export {
  fitQuantity,
  parseQuantity,
  type QuantityRule,
  smallestQuantity,
} from './product/quantity.ts'
export { QuantityField, type QuantityFieldProps } from './product/quantity-field.tsx'
export { type DataColumn, DataTable, type DataTableProps } from './table/data-table.tsx'
export { Badge, type BadgeProps } from './tag/badge.tsx'
export { Tag, type TagProps, type Tone } from './tag/tag.tsx'
export { globalCss } from './theme/global-css.ts'
export * from './tokens.ts'
