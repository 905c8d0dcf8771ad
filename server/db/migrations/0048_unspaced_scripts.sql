-- Chinese, Japanese, Korean, Thai, Lao, Burmese and Khmer are written without spaces between words, or often so. The
-- search makes a word of each letter of these scripts with the one after it, and one of the last letter. It then finds a
-- word wherever it stands in a name. A vowel mark belongs to the letter before it. The names of the ranges below stand
-- for parts of a regular expression, which the functions hold as text.
DO $migration$
DECLARE
  unspaced constant text := '\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3005-\u3007\u3031-\u3035\u3040-\u30FF\u31F0-\u31FF'
    '\u3400-\u4DBF\u4E00-\u9FFF\uAC00-\uD7A3\uF900-\uFAFF\U00020000-\U0003FFFF';
  marks constant text := '\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u102B-\u103E\u1056-\u1060\u17B4-\u17D3';
  indic constant text := '\u0900-\u0963\u0966-\u096F\u0971-\u0DF3';
  last int := 0;
  batch int[];
BEGIN
  EXECUTE format($create$
    CREATE FUNCTION search_pieces(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
      SELECT CASE WHEN words !~ '[%1$s]' THEN words ELSE (
        SELECT string_agg(coalesce(other, letters[place] || coalesce(letters[place + 1], '')), ' ' ORDER BY part, place)
        FROM (
          SELECT part, found[2] AS other, ARRAY(
            SELECT letter[1] FROM regexp_matches(found[1], '[^%2$s][%2$s]*|[%2$s]+', 'g')
              WITH ORDINALITY AS letters (letter, place) ORDER BY place
          ) AS letters
          FROM regexp_matches(words, '([%1$s]+)|([^ %1$s]+)', 'g') WITH ORDINALITY AS parts (found, part)
        ) AS parted CROSS JOIN LATERAL generate_series(1, greatest(cardinality(letters), 1)) AS place
      ) END
    $$
  $create$, unspaced, marks);

  -- Letters, digits and vowel marks with single spaces, and one form of each letter (NFKC); nothing in it has a meaning for
  -- `like` or `tsquery`.
  EXECUTE format($create$
    CREATE OR REPLACE FUNCTION search_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
      SELECT search_pieces(btrim(regexp_replace(
        public.fold_text(normalize(value, NFKC)), '[^[:alnum:]%1$s%2$s]+', ' ', 'g')))
    $$
  $create$, indic, marks);

  LOOP
    SELECT array_agg(id ORDER BY id) INTO batch FROM (
      SELECT id FROM products WHERE id > last AND (
        name::text || keywords ~ ('[' || indic || unspaced || ']') OR name::text || keywords IS NOT NFKC NORMALIZED
      ) ORDER BY id LIMIT 1000
    ) AS changed;
    EXIT WHEN batch IS NULL;
    PERFORM refresh_documents(batch);
    last := batch[cardinality(batch)];
  END LOOP;
END
$migration$;
--> statement-breakpoint
-- The names in the languages that the shop has added are found as well.
CREATE OR REPLACE FUNCTION place_names(name jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT ' ' || concat_ws(' ', search_text(name ->> 'en'), search_text(name ->> 'ar'), search_text(name ->> 'ir'), (
    SELECT string_agg(search_text(own.text), ' ' ORDER BY own.key)
    FROM jsonb_each_text(name - ARRAY['en', 'ar', 'ir']) AS own (key, text)
  ))
$$;
--> statement-breakpoint
UPDATE search_places AS place SET names = place_names(named.name) FROM (
  SELECT 'shop' AS kind, id, name FROM shops
  UNION ALL SELECT 'brand', id, name FROM brands
  UNION ALL SELECT 'category', id, name FROM categories
  UNION ALL SELECT 'sub_category', id, name FROM sub_categories
) AS named
WHERE place.kind = named.kind AND place.place_id = named.id AND place.names <> place_names(named.name);
