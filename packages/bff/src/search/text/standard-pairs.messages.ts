/** Standards that replace each other and those that are only similar; lower case, in the form of `standards.ts`. */

/** Equal: the later standard replaces the earlier one or adopts it completely, as the source states. */
export const equalStandards: readonly { standards: readonly string[]; source: string }[] = [
  {
    standards: ['din 912', 'iso 4762'],
    source: 'DIN EN ISO 4762 (1998) issued in place of DIN 912',
  },
  {
    standards: ['din 223', 'en 22568', 'iso 2568'],
    source: 'DIN EN 22568 (1993), identical to ISO 2568, issued in place of DIN 223',
  },
  {
    standards: ['din 6499', 'iso 15488'],
    source: 'DIN ISO 15488 (2006) issued in place of DIN 6499',
  },
  {
    standards: ['din 69871', 'iso 7388'],
    source: 'DIN ISO 7388-1 (2014) issued in place of DIN 69871-1',
  },
]

/**
 * Similar: the same kind of thing with other lengths, tolerances, wrench sizes or thread lengths. Within a row each is
 * similar to each; the help page standarty-din-gost-iso has the same table.
 */
export const nearStandards: readonly (readonly string[])[] = [
  ['гост 7798', 'гост 7805', 'гост 7796', 'din 931', 'din 933', 'iso 4014', 'iso 4017'],
  ['гост 11738', 'din 912', 'iso 4762'],
  ['гост 5915', 'гост 5927', 'din 934', 'iso 4032'],
  ['гост 50273', 'din 985', 'din 982', 'iso 7040', 'iso 10511'],
  ['гост 11371', 'din 125', 'iso 7089'],
  ['гост 6402', 'din 127'],
  ['гост 10902', 'din 338', 'iso 235'],
  ['гост 4010', 'din 1897', 'iso 235'],
  ['гост 886', 'din 340', 'iso 494'],
  ['гост 10903', 'din 345', 'iso 235'],
  ['гост 12121', 'din 341'],
  ['гост 14952', 'din 333', 'iso 866', 'iso 2540', 'iso 2541'],
  ['гост 3266', 'din 352', 'din 371', 'din 374', 'din 376', 'din 2181', 'iso 529'],
  ['гост 9740', 'din 223', 'en 22568', 'iso 2568'],
  ['гост 17025', 'din 844', 'iso 1641'],
  ['гост 17026', 'din 845', 'iso 1641'],
  ['гост 9140', 'din 327'],
  ['гост 28527', 'din 885', 'iso 2587'],
  ['гост 2679', 'din 1837', 'din 1838', 'iso 2296'],
  ['гост 1672', 'din 212', 'din 208', 'iso 521'],
  ['гост 7722', 'din 206', 'iso 236'],
  ['гост 14953', 'din 334', 'din 335'],
  ['гост 166', 'din 862', 'iso 13385'],
  ['гост 6507', 'din 863', 'iso 3611'],
  ['гост 577', 'din 878'],
  ['гост 2839', 'din 3110'],
  ['гост 16983', 'din 3113'],
  ['гост 25827', 'din 69871', 'iso 7388'],
  ['гост 51547', 'din 69893', 'iso 12164'],
]
