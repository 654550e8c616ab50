/** Stands in the contract: the server writes the same addresses into letters. */
export {
  filterFieldName,
  filterScale,
  parseFilterFieldName,
} from '@isp/contract/list-address'
