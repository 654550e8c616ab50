// Stands for `@emotion/react/jsx-dev-runtime`, which is no singleton: elements of development builds are made by the one
// that is. What only helps error messages is left out.
import { Fragment, jsx, jsxs } from '@emotion/react/jsx-runtime'

type Jsx = typeof jsx

export const jsxDEV = (
  type: Parameters<Jsx>[0],
  props: Parameters<Jsx>[1],
  key: Parameters<Jsx>[2],
  isStatic: boolean,
): ReturnType<Jsx> => (isStatic ? jsxs : jsx)(type, props, key)
export { Fragment }
