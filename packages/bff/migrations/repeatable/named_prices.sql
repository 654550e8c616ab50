-- Of the module company.

-- D38: for each specification that names goods, its price type and that of its agreement, which applies to all other goods; not
-- if both are the same. `others_id` equals `agreement_price_type_id`: servers of the previous release read it.
create or replace view named_prices as
  select specification.price_type_id, agreement.price_type_id as others_id, specification.number,
         agreement.price_type_id as agreement_price_type_id
    from specification join agreement on agreement.id = specification.agreement_id
   where specification.names_goods and agreement.price_type_id <> specification.price_type_id;
