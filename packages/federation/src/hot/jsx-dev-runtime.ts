// Replaces `@emotion/react/jsx-dev-runtime`, which is not a singleton: development builds create elements with the
// singleton `jsx-runtime`. The arguments that only improve error messages are dropped.
import { Fragment, jsx, jsxs } from '@emotion/react/jsx-runtime'

type Jsx = typeof jsx

export const jsxDEV = (
  type: Parameters<Jsx>[0],
  props: Parameters<Jsx>[1],
  key: Parameters<Jsx>[2],
  isStatic: boolean,
): ReturnType<Jsx> => (isStatic ? jsxs : jsx)(type, props, key)
export { Fragment }
