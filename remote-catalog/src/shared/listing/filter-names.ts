/** Stands in the contract: the server writes the same addresses into letters. */
export {
  compareFilterCodes,
  filterFieldName,
  filterScale,
  parseFilterFieldName,
} from '@isp/contract/list-address'
