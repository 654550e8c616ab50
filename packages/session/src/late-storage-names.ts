/** Of the same table (D26), for what comes on use alone: here they weigh nothing on the first page. */
export const lateStorageNames = {
  local: {
    /** The Excel import under way: its number and step, until the last of them (D14). */
    excelImport: 'isp_excelImport',
    /** Products that somebody without an account has looked at: ids and moments, the latest first. */
    viewed: 'isp_viewed',
    /** How collections show their products: `list` or `tile` (§3). */
    collectionView: 'isp_collectionView',
  },
} as const
