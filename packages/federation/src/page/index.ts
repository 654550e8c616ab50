/** The parts of a page of shell or remote: its route module, the display of reads and failures, and changes of data. */
export { definePage, defineRedirect } from './define-page.tsx'
export { Failure } from './failure.tsx'
export type { FailureLook, FailureProps, InsteadOf } from './failure-props.ts'
export type { LazyPage, PageAddress, PlainPage, SubjectPage } from './page-definition.ts'
export { PageFailure } from './page-failure.tsx'
export { Read, type ReadProps, type ReadQuery } from './read.tsx'
export { type CallMarks, type Change, type ChangeOptions, useChange } from './use-change.ts'
export { UserFailure } from './user-failure.tsx'
