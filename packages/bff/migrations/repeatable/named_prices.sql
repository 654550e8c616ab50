-- Of the module company.

-- D38: the price type of a specification that names goods, and the agreement's, which counts for goods that it does not name.
-- `others_id` is the same for servers of the release before.
create or replace view named_prices as
  select specification.price_type_id, agreement.price_type_id as others_id, specification.number,
         agreement.price_type_id as agreement_price_type_id
    from specification join agreement on agreement.id = specification.agreement_id
   where specification.names_goods and agreement.price_type_id <> specification.price_type_id;
