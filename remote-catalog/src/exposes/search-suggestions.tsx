import { defineFragment, type FragmentModule } from '@isp/federation/remote'
import {
  SearchSuggestions,
  type SearchSuggestionsProps,
} from '../fragments/search-suggestions/search-suggestions.tsx'

/** The list under the header's search box (§2.5): mounted by the shell once its own plain form is hydrated. */
const fragment: FragmentModule<SearchSuggestionsProps> = defineFragment(SearchSuggestions)

export default fragment
