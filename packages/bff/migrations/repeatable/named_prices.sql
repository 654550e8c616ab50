-- Of the module company.

-- D38: the price type of a specification that names goods, and the one that stands in for goods that it does not name.
create or replace view named_prices as
  select specification.price_type_id, agreement.price_type_id as others_id, specification.number
    from specification join agreement on agreement.id = specification.agreement_id
   where specification.names_goods and agreement.price_type_id <> specification.price_type_id;
