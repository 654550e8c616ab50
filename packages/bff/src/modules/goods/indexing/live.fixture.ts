import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { shopToday } from '../../../trade/shop-day.ts'

/**
 * Sixty drills in three sections; four price types: the first is the base type, the last belongs to a specification
 * with prices for a few drills; two warehouses, two orders.
 */
const sql = `
insert into section (id, parent_id, slug, name) values (1, null, 'drills', 'Свёрла'), (2, 1, 'metal', 'По металлу'), (3, 1, 'wood', 'По дереву');
insert into product (id, slug, section_id, article, name, popularity)
select id, 'p' || id, 1 + id % 3, 'A-' || id, 'Сверло ' || id, id % 5 from generate_series(1, 60) id;
insert into price_type (id, code, name, is_base) values (1, 'base', 'Базовая', true), (2, 'partner', 'Партнёрская', false), (3, 'key', 'Ключевая', false), (4, 'spec', 'По спецификации', false);
insert into price select id, 1, 100 * (1 + id % 9) from generate_series(1, 60) id where id % 6 <> 0;
insert into price select id, 2, 90 * (1 + id % 7) from generate_series(1, 60) id where id % 4 = 0;
insert into price select id, 4, 70 * (1 + id % 5) from generate_series(1, 60) id where id % 7 = 0;
insert into warehouse (id, code, name, city) values (1, 'nn', 'Первый', 'Нижний Новгород'), (2, 'msk', 'Второй', 'Москва');
insert into stock select id, house, (id * house) % 3 from generate_series(1, 60) id, generate_series(1, 2) house where id % 5 <> 0;
insert into arrival select id, 1 + id % 2, ${shopToday} + id % 40, 5 from generate_series(1, 60) id where id % 3 = 0;
insert into account (id, login, password_hash, status) values (1, 'buyer@example.com', 'x', 'ACTIVE');
insert into company (id, uuid, name, inn, status) values (1, gen_random_uuid(), 'Альфа', '5260000016', 'ACTIVE');
insert into agreement (id, company_id, name, price_type_id) values (1, 1, 'Договор', 2);
insert into specification (agreement_id, number, dated, price_type_id, names_goods) values (1, '7', '2026-01-01', 4, true);
insert into orders (id, number, account_id, company_id, company_name, company_inn, agreement_name, author, delivery_code,
  delivery_name, contact_name, contact_phone, contact_email, total, vat_total, line_count)
select id, 'ИСП-' || id, 1, 1, 'Альфа', '5260000016', 'Договор', 'Анна', 'pickup', 'Самовывоз', 'Анна', '1', 'a@example.com', 0, 0, 1
  from generate_series(1, 2) id;
update catalog_version set version = 1;
`

export const createLiveDatabase = async (): Promise<TestDatabase> => {
  const database = await createTestDatabase()
  await database.pool.query(sql)
  return database
}
