import { configure } from '@testing-library/dom'
import { patience } from './patience.ts'

// findBy… and waitFor of Testing Library give up after a second unless told otherwise
configure({ asyncUtilTimeout: patience.moment })
