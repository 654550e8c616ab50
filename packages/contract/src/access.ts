import type { CompanyRole, StaffRole } from './schemas/user.schema.ts'

/** Who may call an endpoint; all others are refused (deny by default). */
export type Access =
  /** Anybody; a signed-in caller is still identified, for the company's own prices. */
  | 'public'
  /** Signed in and not blocked. */
  | 'signedIn'
  /** An accounting system with a key of the data load (§7.5); the key is valid for nothing else. */
  | 'exchange'
  /** Users with these roles in the chosen company. With `agreement`: the company is ACTIVE and an agreement is chosen (D43). */
  | { readonly company: readonly CompanyRole[]; readonly agreement?: true }
  /** Staff of the shop with these roles. */
  | { readonly staff: readonly StaffRole[] }
