import { configure } from '@testing-library/dom'
import { patience } from './patience.ts'

// findBy… and waitFor of Testing Library give up after a second by default
configure({ asyncUtilTimeout: patience.moment })
