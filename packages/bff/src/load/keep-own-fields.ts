import type { PoolClient } from 'pg'

const keeps = {
  description: 'set description = t.description',
  images: 'set images = null',
  section_id: 'set section = section.external_id',
} as const

/** D56: fields of a product that staff edit themselves are not overwritten by loads. */
export const keepOwnFields = async (client: PoolClient): Promise<void> => {
  for (const [field, change] of Object.entries(keeps)) {
    await client.query({
      text: `update stage_products s ${change}
               from product_own_field own join product t on t.id = own.product_id join section on section.id = t.section_id
              where own.field = $1 and t.external_id = s.external_id and section.external_id is not null`,
      values: [field],
    })
  }
}
