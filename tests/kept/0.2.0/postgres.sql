
CREATE FUNCTION public.refuse_audit_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin raise exception 'audit is append-only'; end $$;
CREATE TABLE public.audit (
    lead_id text NOT NULL,
    at text NOT NULL,
    event text NOT NULL,
    fields text NOT NULL,
    hash text NOT NULL,
    n integer NOT NULL
);
CREATE TABLE public.bookings (
    lead_id text NOT NULL,
    region text NOT NULL,
    date text NOT NULL,
    period text NOT NULL,
    booked_at text NOT NULL,
    seat integer NOT NULL,
    marks text
);
CREATE TABLE public.buildings (
    cep text NOT NULL,
    number text NOT NULL,
    complements text NOT NULL
);
CREATE TABLE public.cabinets (
    id text NOT NULL,
    city text NOT NULL,
    technology text NOT NULL
);
CREATE TABLE public.cities (
    id text NOT NULL,
    name text NOT NULL,
    state text NOT NULL,
    infraco text NOT NULL
);
CREATE TABLE public.collaborator_codes (
    lead_id text NOT NULL,
    email_hash text NOT NULL,
    expires_at text NOT NULL,
    tries integer NOT NULL,
    code text,
    validated_at text
);
CREATE TABLE public.crews (
    region text NOT NULL,
    period text NOT NULL,
    weekday integer NOT NULL,
    visits integer NOT NULL
);
CREATE TABLE public.customer_requests (
    lead_id text NOT NULL,
    offers text NOT NULL,
    customer_id text,
    second_offer text
);
CREATE TABLE public.customers (
    id text NOT NULL,
    document_hash text NOT NULL,
    product text NOT NULL,
    name text NOT NULL,
    birth_date text NOT NULL,
    mothers_name text NOT NULL,
    loyalty_until text NOT NULL,
    offers text NOT NULL,
    email text,
    phone text
);
CREATE TABLE public.ended_holders (
    lead_id text NOT NULL,
    token_hash text NOT NULL,
    ended_at text NOT NULL
);
CREATE TABLE public.erasures (
    lead_id text NOT NULL,
    at text NOT NULL,
    noted_at text
);
CREATE TABLE public.health (
    name text NOT NULL,
    written text NOT NULL
);
CREATE TABLE public.idempotency (
    scope text NOT NULL,
    body_hash text NOT NULL,
    reply text NOT NULL,
    created_at text NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.lead_holders (
    lead_id text NOT NULL,
    token_hash text NOT NULL,
    granted_at text NOT NULL
);
CREATE TABLE public.leads (
    id text NOT NULL,
    kind text NOT NULL,
    protocol text NOT NULL,
    token_hash text NOT NULL,
    created_at text NOT NULL,
    touched_at text NOT NULL,
    expires_at text NOT NULL,
    cep text NOT NULL,
    address text NOT NULL,
    trail_hash text NOT NULL,
    version integer NOT NULL,
    quiz_tries integer NOT NULL,
    trail_n integer NOT NULL,
    order_number text,
    told_at text,
    reminded_at text,
    changes text,
    told_by text,
    fed_at text,
    tracking text,
    flags text,
    infra text,
    addon text,
    plan_id text,
    bonus_plan_id text,
    renewal_plan_id text,
    offer_selected text,
    schedules text,
    name text,
    phone text,
    phone2 text,
    email text,
    webcare_tuid text,
    bank_info text,
    device_info text,
    document_kind text,
    document_hash text,
    document text,
    birth_date text,
    mothers_name text,
    feed_n integer,
    accept_promotions integer,
    accept_information integer,
    due_date integer,
    direct_debit integer
);
CREATE TABLE public.limits (
    key text NOT NULL,
    expires_at text NOT NULL,
    period integer NOT NULL,
    count integer NOT NULL
);
CREATE TABLE public.lots (
    cep text NOT NULL,
    block text NOT NULL,
    lot text NOT NULL,
    splitter text NOT NULL
);
CREATE TABLE public.mobile_lines (
    phone_hash text NOT NULL,
    addon text NOT NULL,
    active integer NOT NULL
);
CREATE TABLE public.operator_fetches (
    id text NOT NULL,
    at text NOT NULL,
    name text NOT NULL,
    feed text NOT NULL,
    first_n integer NOT NULL,
    last_n integer NOT NULL,
    items integer NOT NULL
);
CREATE TABLE public.operator_tokens (
    name text NOT NULL,
    token_hash text NOT NULL,
    may text NOT NULL,
    created_at text NOT NULL,
    ends_at text NOT NULL
);
CREATE TABLE public.order_states (
    lead_id text NOT NULL,
    id text NOT NULL,
    state text NOT NULL,
    at text NOT NULL,
    told_by text NOT NULL,
    date text
);
CREATE TABLE public.orders (
    lead_id text NOT NULL,
    number text NOT NULL,
    plan_id text NOT NULL,
    sku text NOT NULL,
    offer text NOT NULL,
    terms_accepted_at text NOT NULL,
    slot_date text,
    slot_period text,
    withdrawn_at text,
    fed_at text,
    feed_n integer
);
CREATE TABLE public.outbox (
    id text NOT NULL,
    topic text NOT NULL,
    lane text NOT NULL,
    payload text NOT NULL,
    created_at text NOT NULL,
    next_at text NOT NULL,
    attempts integer NOT NULL,
    done_at text
);
CREATE TABLE public.owner_keys (
    owner text NOT NULL,
    master text NOT NULL,
    wrapped text NOT NULL,
    version integer NOT NULL
);
CREATE TABLE public.reminders (
    email_hash text NOT NULL,
    lead_id text NOT NULL,
    told_at text NOT NULL
);
CREATE TABLE public.resume_links (
    id text NOT NULL,
    lead_id text NOT NULL,
    token_hash text NOT NULL,
    created_at text NOT NULL,
    expires_at text NOT NULL,
    tries integer NOT NULL,
    token text
);
CREATE TABLE public.risk_decisions (
    lead_id text NOT NULL,
    data_hash text NOT NULL,
    decision text NOT NULL,
    decided_at text NOT NULL,
    message text,
    quiz text
);
CREATE TABLE public.sequences (
    name text NOT NULL,
    value integer NOT NULL
);
CREATE TABLE public.spent_proofs (
    id text NOT NULL,
    expires_at text NOT NULL
);
CREATE TABLE public.splitters (
    id text NOT NULL,
    cabinet text NOT NULL,
    cep text NOT NULL,
    homes integer NOT NULL,
    ports integer NOT NULL,
    ports_used integer NOT NULL,
    from_number integer,
    to_number integer
);
CREATE TABLE public.streets (
    cep text NOT NULL,
    city text NOT NULL,
    street text NOT NULL,
    neighborhood text NOT NULL,
    region text NOT NULL,
    block_allotment integer NOT NULL
);
CREATE TABLE public.support_requests (
    id text NOT NULL,
    phone text NOT NULL,
    created_at text NOT NULL,
    tracking text,
    protocol text,
    outcome text,
    outcome_at text,
    outcome_by text,
    fed_at text,
    feed_n integer
);
CREATE TABLE public.visits (
    id_hash text NOT NULL,
    cep text NOT NULL,
    expires_at text NOT NULL
);
INSERT INTO public.audit VALUES ('LzllL6ZLsQ2vZv2sGQpfeQ', '2026-11-20T15:00:00.000Z', 'created', 'kind cep address infra addon bonus_plan_id renewal_plan_id offer_selected accept_information tracking flags plan_id', 'WzqJ0b3a0JR15M4VJQIybLTud8ajiF0LupEHbcDJY1Q', 1);
INSERT INTO public.audit VALUES ('LzllL6ZLsQ2vZv2sGQpfeQ', '2026-11-20T15:00:00.000Z', 'plan', 'plan_id flags', 'S-Q6s2wx51kwYxeACBIk7KNvxVeHvNGI63-rRTwiC48', 2);
INSERT INTO public.audit VALUES ('LzllL6ZLsQ2vZv2sGQpfeQ', '2026-11-20T15:00:00.000Z', 'name', 'name', 'pY75Y54sLjVap2IKRqQ-PnuNmlq8urjolCw4Gq9mO1U', 3);
INSERT INTO public.audit VALUES ('LzllL6ZLsQ2vZv2sGQpfeQ', '2026-11-20T15:00:00.000Z', 'phone', 'phone', 'hOHkAPXFAkIoCwzn4wCEo5cDyblmQ-OObHB-uzP0i50', 4);
INSERT INTO public.audit VALUES ('LzllL6ZLsQ2vZv2sGQpfeQ', '2026-11-20T15:00:00.000Z', 'email', 'email accept_promotions', 'XMmeByQDpYhPxs2uPG7ce87X62Hs_uAihPjUrqcaT0k', 5);
INSERT INTO public.audit VALUES ('LzllL6ZLsQ2vZv2sGQpfeQ', '2026-11-20T15:00:00.000Z', 'birthDate', 'birth_date', 'GpkXtqa3-0ZKiMwzjNgEwEe_LxjzpiPKE8xoTf-DcU4', 6);
INSERT INTO public.audit VALUES ('LzllL6ZLsQ2vZv2sGQpfeQ', '2026-11-20T15:00:00.000Z', 'motherName', 'mothers_name', 'k8pjrmflAkl-rI2u62ojT_ShFK3aiY86ied7O21P2NQ', 7);
INSERT INTO public.audit VALUES ('LzllL6ZLsQ2vZv2sGQpfeQ', '2026-11-20T15:00:00.000Z', 'documentNumber', 'document_kind document_hash document', 'tnMQB_4_trCsemBKlL1JPzjeKd9pQ6-QNIsTAoJQnQA', 8);
INSERT INTO public.audit VALUES ('LzllL6ZLsQ2vZv2sGQpfeQ', '2026-11-20T15:00:00.000Z', 'dueDate', 'due_date', 'Y051Q1UtSkUTD7y-cPlM-XcO4OUDOjwOEFRIj3UhQTc', 9);
INSERT INTO public.audit VALUES ('LzllL6ZLsQ2vZv2sGQpfeQ', '2026-11-20T15:00:00.000Z', 'bankInfo', 'direct_debit bank_info device_info', 'dwvW6WkB8xJ5SPGFP_h76hSmOwDUziHft1-6rr3Zcgs', 10);
INSERT INTO public.audit VALUES ('LzllL6ZLsQ2vZv2sGQpfeQ', '2026-11-20T15:00:00.000Z', 'scheduleDate', 'schedules', 'OTFC0VoZ9K6pRYHC8Q4n42YTlpntI0ChyKEb9pN-6j8', 11);
INSERT INTO public.audit VALUES ('LzllL6ZLsQ2vZv2sGQpfeQ', '2026-11-20T15:00:00.000Z', 'risk approved', '', 'Rjy9wETdLVHgDVrdW9cenMuTkkWLoetR6CEd4PrH_tE', 12);
INSERT INTO public.audit VALUES ('LzllL6ZLsQ2vZv2sGQpfeQ', '2026-11-20T15:00:00.000Z', 'finished', 'order_number expires_at number:yBD0eVeiZ8HJVMgRlnGhs0cEgU46kz9tuhlf8Aev914 plan_id:QCnpAFJ6fU8knKwM3NvSPyG2bUDr-Jeiz0RzXN1Jwvg sku:QZYjyB8ExJ2jX3w-9LNYlQHSSnR1LNeEeaA1-GAjdMc offer:03ua93Wv_ponEelbTY1e-fTBIGHFdnzbrZ-QhG_LXpw slot_date:MT0rYOzHb5M6f3oAgibCq-qCJ1L8k0kl4BpzpZ2TtG8 slot_period:PPhDfJ5tQjQpS2gm09X9iSziW2DQ9vnVmRaXvjheX24 terms_accepted_at:U9B-PuMb3MyIkoXH09I9GrwCj74Co33wVGPfLCg4hIM due_date:SkTcFTZCBKgP6A6QOUVcwWCCgYIP4rJPHlIzreavHdU direct_debit:X-zrZv_IbzjZUnhsbWlsecLbwjndTpG0ZynXOif7V-k', 'TJmF1SzJ-6n943g1DC__6J3B-xyMTwgwvVArducmDpc', 13);
INSERT INTO public.audit VALUES ('wnwG-jnJdIrEMwm1I6RSpw', '2026-11-20T15:00:00.000Z', 'created', 'kind cep address infra addon bonus_plan_id renewal_plan_id offer_selected accept_information tracking flags plan_id', 'nYHBrd6UOXm2B0NkuSs1Bj2-5zwraWyYKUO6jcBwWus', 1);
INSERT INTO public.audit VALUES ('wnwG-jnJdIrEMwm1I6RSpw', '2026-11-20T15:00:00.000Z', 'plan', 'plan_id flags', 'R6lrZPDkN-calcSgRLtA9ilZ9cPJXq7I74oCUWwKOFQ', 2);
INSERT INTO public.audit VALUES ('wnwG-jnJdIrEMwm1I6RSpw', '2026-11-20T15:00:00.000Z', 'name', 'name', 'wqKD2a_Az0VZH41_ziYFpnSmZ4YEBQhv-f1zpq3xCWE', 3);
INSERT INTO public.audit VALUES ('wnwG-jnJdIrEMwm1I6RSpw', '2026-11-20T15:00:00.000Z', 'phone', 'phone', 'LyQHk6ekhzbZyVHlriL9s3yT2F_A9WaAshT4shsbpLU', 4);
INSERT INTO public.audit VALUES ('wnwG-jnJdIrEMwm1I6RSpw', '2026-11-20T15:00:00.000Z', 'email', 'email accept_promotions', '3WOsYN9San5gk0gdySQ1csppM_ZqUyOy50S_WmAo3qE', 5);
INSERT INTO public.audit VALUES ('wnwG-jnJdIrEMwm1I6RSpw', '2026-11-20T15:00:00.000Z', 'birthDate', 'birth_date', '8AWjjLQ4GnXIA2fPw5O3wdIs6o2o2VfA5QGoEt0VKz0', 6);
INSERT INTO public.audit VALUES ('wnwG-jnJdIrEMwm1I6RSpw', '2026-11-20T15:00:00.000Z', 'motherName', 'mothers_name', 'BGVDfoN-JBoWS7-_Pz2pcy2lKA6LXYkGczq2JV5Pgcw', 7);
INSERT INTO public.audit VALUES ('wnwG-jnJdIrEMwm1I6RSpw', '2026-11-20T15:00:00.000Z', 'documentNumber', 'document_kind document_hash document', 'bu0m3P_j2AL2aMgkIsHIihh9bDNHJcfSkk6AqR6OfQY', 8);
INSERT INTO public.audit VALUES ('wnwG-jnJdIrEMwm1I6RSpw', '2026-11-20T15:00:00.000Z', 'dueDate', 'due_date', 'sx0x20fMFMkBFbn6Yfq6NNcidiOFFyUd7EmlseS9LG0', 9);
INSERT INTO public.audit VALUES ('wnwG-jnJdIrEMwm1I6RSpw', '2026-11-20T15:00:00.000Z', 'bankInfo', 'direct_debit bank_info device_info', '0MZArHndDYJT1jSsk3sn8Jm_l0rB5-uhta5VahtFlEY', 10);
INSERT INTO public.audit VALUES ('wnwG-jnJdIrEMwm1I6RSpw', '2026-11-20T15:00:00.000Z', 'scheduleDate', 'schedules', 'r-hTIi1LAvV5DvYrxxm4gMFseVpQKZKcNhkYphpSpnU', 11);
INSERT INTO public.audit VALUES ('wnwG-jnJdIrEMwm1I6RSpw', '2026-11-20T15:00:00.000Z', 'risk approved', '', 'PUI9pmpIWxosSrO6xwb7Y6TN427EGnxW4-yaNWagGVI', 12);
INSERT INTO public.audit VALUES ('a8Kpx2vM0b3U2wdFO-Kyzg', '2026-11-20T15:00:00.000Z', 'created', 'kind cep address infra addon bonus_plan_id renewal_plan_id offer_selected accept_information tracking flags plan_id', '8241xQm3ewqtgnRhFf10FQS7RllO32w8dMDPwfMKy7Y', 1);
INSERT INTO public.audit VALUES ('a8Kpx2vM0b3U2wdFO-Kyzg', '2026-11-20T15:00:00.000Z', 'name', 'name', 'pswtBTN2OxrmqW3kTVaj2Gy8otcLCAVpIyn49_gJeHU', 2);
INSERT INTO public.audit VALUES ('M020m91UL8FpH5r5RFL8fA', '2026-11-20T15:00:00.000Z', 'created', 'kind cep address infra addon bonus_plan_id renewal_plan_id offer_selected accept_information tracking flags plan_id', 'krf3woWnj-9NCMFS7ci-NGAhLEVcq8KwQFt5be388yQ', 1);
INSERT INTO public.audit VALUES ('M020m91UL8FpH5r5RFL8fA', '2026-11-20T15:00:00.000Z', 'erased', '', 'oR_GhgMP3rtk7o_rKcencDfOYMo6VlHUqT1pZgKoack', 2);
INSERT INTO public.bookings VALUES ('LzllL6ZLsQ2vZv2sGQpfeQ', 'ribeirao-preto', '23/11/2026', 'manha', '2026-11-20T15:00:00.000Z', 1, 'eGJzGV-Mb6MDDPoI KGnwM_ldixKtg_BE vrGC1rJ-LAkobQof');
INSERT INTO public.customers VALUES ('customer-1', '_v2UGMV7YOx2oZGrwbPcAkqO50CFreke9YXfO6jSjZc', 'fibre', 'yftYACCCO9S_xOLo_nhaXxbLhqPs35W2vXdYi--v6r7g8DVkY0ESkLSezcxOIxRq', 'NQCV9DAsxF87reMrGxABkvFLmlpAJmk5bNNJ89oDfIsLeaCEKUo', 'PU2NK8SA1-_ilggwEaQmC30EiMriumgaMxh7060u7cmErO12jZAzLoj_', '2020-12-31', '["d600a","d600gl","d1000a"]', 'PdxtC_FQQqUheJccYehapGpmm1CXXlz2IigR0u-0H0j3m8xyKuW7pmEqTBQmojmjRwUBBG6GlaI', 'CtPO3UzhKcmUElg4oijvL10jN6ln_H3ru7kWjHuaD7UTuYlUhAvv');
INSERT INTO public.customers VALUES ('customer-2', 'r73lxn03lxKAjwcx9aIi0ixFoy5of9MyLKAPHOB4dCQ', 'fibre', 'HYa7SbBZxnBwdEWYCpNgPoDiL6_hl8sJgCt_xt_pSV8MTimYTas', '8MyMGfN9XPtOKU0QpoQzVw7KB3X2T66rMIdcj8wwM1cxRfZbzPg', 'MYwmkDyainr_oyeMzPh35wmeRX4DIgke3hK8-tlFILZgPvd2DfJ6Dg', '2020-12-31', '["d500a"]', 'txc0ypnX1SeFkgKncEzJvtpMFx-zw1KHmebh0RoFJWjIXTz9MM8cTNOvkgjAA3_W', 'TYavVO5c7-oNzCst7z7Bp79UYYPdYy9aYmF-HJjoiikTD2jUUzDf');
INSERT INTO public.customers VALUES ('customer-3', 'Kv4V4HJ7-pAcyjn9wPVgo_DWaCav4QCyQOu6csf5Dio', 'fibre', 'zwzM4mBKc_u7mNerNHYQ8UxmsNzSxqtOQrJlzQjqLIxzqG7bgu4URqMo', 'CQRqcIoyAQaF1ifJyIxvkpVOh4lERBOEHbRwkm_LiHy8SaaEfEU', 'jCwCaLutjtRfK5htaJj5AKdZ89HwrdGwb72X1_TP1V00jZiJK82f2x4', '2020-12-31', '["d500a","d700a"]', NULL, 'w3n-1EHn9cyBI1TcYDPMVZnh0M-UoqOiN4SMeg0g1VFV3gPHY_4');
INSERT INTO public.customers VALUES ('customer-4', 'JwWt1sl0VPu2VDbAp8PmIlrL76zznqY5v11JUk0vRdA', 'fibre', 'U3nlGbc2zC1eGbO_7KMvet8SQBBERK9p13bxZf08Xn9bH7UmDxWi6Fo', 'WyKFA7Cxf2NWAtkLZJMlGgZ5C_yosWmj9RgvVwML3Ewm_VbFPgw', 'YD09pj3jpDSe-wRgWq46LbW27xA376CFFqB_ptjeV5jb5l__SivJGPM', '2020-12-31', '[]', '-Y164FyB62mbMN8RuqcO2dw0zVAoPtU7uaX_jhrEvU-pnXSh5wBt7DCw7p0DvKsAeQ', '4wnGxlEEFwaIfcCvVXckKfezAmRssSLJkK1uBeUEfiaD7II-RhcC');
INSERT INTO public.customers VALUES ('customer-5', 'h4MBAcD43c72xNZyquzWaeaNQk2aO1x6AuhYilwmYiY', 'fibre', 'xZiVEdptLNhwsKNLzK033eYPDoiuGAML89BG9YCgasfTIktXeY9se5w', '_Hi6opuc3sU3lQsf3-WdWSpaVLzIHpyZH_zVfLBWaewX8cm6xqQ', 'iTzihc_XCiI0kZhZUXwktJNntV-sYNvWhilKP28Hgxdt-oaGGXHK1g', '2999-12-31', '["d600a"]', 'cUI7YdjtC-R9CHpu-n5DyyAUPrHU5bbQ_--UICxusDsQRwCIuK-EGLa6wtroCQuZBJ0', 'NwoC2CSjKvFttjTIa5fYPMvbSBphlFvFy4XviuWmjpN_ItCp8rEC');
INSERT INTO public.customers VALUES ('customer-6', 'pWy_trssZiPwB9UeQHoQ9bZwgcte-eoYc52AkQ7l6f8', 'copper', 'H34parhxXzVxP92v_oc6bX15vZTMaCVfmysBrTr-00iOxgTIOhgULSTy', '3XDeCQxeLTuZiaoLJbGhOaely_aX6k0NoJ_BhllK0kVenDFUzzE', 'dhNYTVp8wBnnkI3ghYnD776gTYgvKQBwF05I78FdSrKvJA0W5RXH6go', '2020-12-31', '["d500a","d600a","d1000a"]', 'fH6mUWQNLEbNTiwAUHPk7QtOIM2eVWiSef9kxLxZKUd2CN9EYa8-ekAlubBPXSIMm5cj', 'JPTDDfzwVvCMkzS7oST-qPux3rW2FThXsPslv1eq3XZG6NiZorHl');
INSERT INTO public.customers VALUES ('customer-7', 'bMYMpzv0l5OMc8bRWW1oFVyj5eYNxQrKo2HfaG15ZVU', 'copper', '-lbfDKi6v9lgyv2l-Bltqy0gdxmUVELNYHK06w3GaxhQJl22d3Hhpfo', 'O1XJ2T9ZL5ly9zByMYltvNvFbH5E4QRm9qmZ8ESt7-DAfNqhz8Q', 'b5PKbiSwHV6LV3kP4VEdazUES3ptmZAjrFspIC2TEXYuTsMYtWWqPA', '2020-12-31', '["d300a","d500a"]', NULL, NULL);
INSERT INTO public.customers VALUES ('customer-8', 'dv-Y5zk7xs7KD8A94ySUDC4C3MViTRWpLhmIoiieYCs', 'copper', 'Bb8A5Nlb8bTNIt6FW7x_WzVdqQlAmq-FNnqgnZuwQLvPuZfRVQ', 'EMkkYkwJchC1nW8OT_t6oYp4mBmN4Csb3NLfmcyC3FsXYO1_N5M', 'L3ALKyGewYhHGzLOXtHLkHlyPvghmG701Lkup8VV-bKG-WJvF3U', '2020-12-31', '[]', 'xj2ZHZofcQu5WklETmQt6AuyPcXxToqSKdtUsv_aOCNibY4Qs9Q5tsHkKCl9w9c', 'HKWaxZ1wO-2euMp6awL-WLKrnBY7kf75JhNXsHZRJ9M-LeP3QYJ-');
INSERT INTO public.customers VALUES ('customer-9', 'u77Uh5Zi50m62YkLuyc_v4Gqy8hgE2xDwG9zQ1SKYcc', 'copper', 'ZpOg5uHaMJ0jdey7SuRgCJc3vpP9DNHZ8jVHPm2BTKhTJYIhErZ6g98', 'MvZe5w0rfjNUoIvZQHu61HmcqMKgvMknCz3dPc9eoLeGsoyVPaQ', 'P5iRIm3qrZHXkojmD1mbRWZeZyyWmQ9m9sy67v63l4ApiQSAjoNkeTQ', '2020-12-31', '["d600a","d1000a"]', 'D9Z1B3hMIxfbs6Ftha1kPcR-0s7U30-QUlNqL5I6XAKxVTvMwJ5QgqHFVIuCBBABeg', 'NfKoy7Csw_-hZqvfFTLOdU7f3J0i3vwpnSFgcRE0oTeebTGZopt1');
INSERT INTO public.customers VALUES ('customer-10', 'E4yeNHp739toRzu1D_rqC76E2JTj4nctGEnXM5JFKZM', 'copper', 'y1-yP-Sn57DjRdYo7tEqpb4fFh0zBRNwHV4oB9PALHVCVYmKrN5fxm2j6Q', 'UVKzqP6cgxxx5pQPjt8WpMsDWnSifM6XvlWhmmaOPRXVQHEolNw', 'u8prvAgXpwU0OE7FpT2fSX0kJaK95KVPv_lJ9TKCdmsEQsWyQEuLPW9N', '2020-12-31', '["d500a"]', 'byDMb5X3td6zmiw4AZ-61Z0cIOxHnmgFed-t3OHQVGMjNO1bxAag1P7vdUGGEf7qjcs', 'n9w55jkq-4ckcICeUT5z7RJjkK8thTY5pVT_NXgL-NOxuWzHP_eR');
INSERT INTO public.erasures VALUES ('M020m91UL8FpH5r5RFL8fA', '2026-11-20T15:00:00.000Z', NULL);
INSERT INTO public.kysely_migration VALUES ('2026_11_25_schema', '2026-11-25T04:39:24.294Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.leads VALUES ('LzllL6ZLsQ2vZv2sGQpfeQ', 'order', '120963434', 'r6_1Hko3pvSV8BoduUMApWC1lx1KgFXCwwHr45BsMms', '2026-11-20T15:00:00.000Z', '2026-11-20T15:00:00.000Z', '2026-12-20T15:00:00.000Z', '14010100', 'qmb9C3puioeFretS5GJ2_Lq8fRez2topkVS9ce67KGJEbfKforc7fVTPcXf6W-6G9L_mzbzn28JH9FQw_h9qmcEuO72ZhYJT0DUDaWuzjHmaeTwNgiDmdTLBNqHBLy8BO1tNKVJ4LmIK8kcxUDe3KoqtTopGAVOkCTYUw9dYB3avXaLpJ25XeuSTAETLt_EMYCu0M7n-CIg', 'TJmF1SzJ-6n943g1DC__6J3B-xyMTwgwvVArducmDpc', 12, 0, 13, '1955815657', NULL, NULL, '{"plan":{"version":2,"by":""},"name":{"version":3,"by":""},"phone":{"version":4,"by":""},"email":{"version":5,"by":""},"birthDate":{"version":6,"by":""},"motherName":{"version":7,"by":""},"documentNumber":{"version":8,"by":""},"dueDate":{"version":9,"by":""},"bankInfo":{"version":10,"by":""},"scheduleDate":{"version":11,"by":""}}', '{"r6_1Hko3pvSV8BoduUMApWC1lx1KgFXCwwHr45BsMms":["address","tracking","name","phone","email","birth_date","mothers_name","document","bank_info","device_info","order_number"]}', NULL, NULL, NULL, '{"infraco":"rede-propria","cabinet":"RAO-14010-1","technology":"XGS-PON"}', NULL, 'plan-d600b', NULL, NULL, NULL, '[{"date":"23/11/2026","period":"manha"},{"date":"23/11/2026","period":"tarde"}]', 'SoDHfyqMVga7aOr_9H8RIEMEeskQ_5z0rd4r-4Kiz7qW3TWjrA', 'DRmCby1oir6qogrqv-a6BvW_fTGMoLF0nwCvqV7uqS7wtbNPFcLM', NULL, '8mYrNRGQ04YkDhHigLmAaf07aSCyrz2IYbnPd3oq4pr8_zmB_EjwHmGfaytTeBc', NULL, NULL, NULL, 'cpf', 'cP52XfqUFRGL0RdFG6chhMzoEvi9FT3wg0KL5TC0jH0', 'v7ggJrrKzLjcXxXtiywFXGJxOPrfYi8zsDUfyTdasPhkt6KJa3QC', 'uWa1OSyRYMNr6s3hGWvNH2d6wHKVmknmrNLNbPBAiwwbV2zzS_k', 'aS8riq60jgJdK_tyQTtsky9OTfGX-wUBXTb2Zs6GYm-4YfKF8RXE', NULL, 0, NULL, 10, 0);
INSERT INTO public.leads VALUES ('wnwG-jnJdIrEMwm1I6RSpw', 'order', '420175812', '66nbgrhn61F7b_KXt5yLuVuzGLbp0_4ib5QHSJF6iCc', '2026-11-20T15:00:00.000Z', '2026-11-20T15:00:00.000Z', '2026-12-20T15:00:00.000Z', '14010100', 'FG_1RDproggeVlz_o5XIXZf92ympl-C5UPQLSZIg-P2z6LkFqiYVDmNH5QIx7o_paG0_xdrWAOcIvs4871ASmvd7BGq6BnWTZ6hQhYpcllUiUwFNVpQ51IwuP3Bun_wAKQnTalUJfe253T5tHIn2tzRWQoyhQoviRPCxHSoUPJjveTjcrbBUr-0Oiqx0fajkz6XOMJmVZDc', 'PUI9pmpIWxosSrO6xwb7Y6TN427EGnxW4-yaNWagGVI', 11, 0, 12, NULL, NULL, NULL, '{"plan":{"version":2,"by":""},"name":{"version":3,"by":""},"phone":{"version":4,"by":""},"email":{"version":5,"by":""},"birthDate":{"version":6,"by":""},"motherName":{"version":7,"by":""},"documentNumber":{"version":8,"by":""},"dueDate":{"version":9,"by":""},"bankInfo":{"version":10,"by":""},"scheduleDate":{"version":11,"by":""}}', '{"66nbgrhn61F7b_KXt5yLuVuzGLbp0_4ib5QHSJF6iCc":["address","tracking","name","phone","email","birth_date","mothers_name","document","bank_info","device_info"]}', NULL, NULL, NULL, '{"infraco":"rede-propria","cabinet":"RAO-14010-1","technology":"XGS-PON"}', NULL, 'plan-d600b', NULL, NULL, NULL, '[{"date":"23/11/2026","period":"manha"},{"date":"23/11/2026","period":"tarde"}]', '1UYFxctewnwNKI1ABFgysaL8o1Tz8EPy8pUmWdwnZY5v2FF95g', 'NKu4xUXkYSZAL8OSjFn1iFzl-r9SdYczBl8O0or5mNAhvy4lreOm', NULL, 'VMwBP12wYjmNy6NK2cJrzD_3PcqHpynWW84kHu0gH5h5gm-AoHSgUsuBZlQV_fA', NULL, NULL, NULL, 'cpf', 'cP52XfqUFRGL0RdFG6chhMzoEvi9FT3wg0KL5TC0jH0', 'L7nuoRcF2h8srYaIhDpeR1qQaehxBpGBBinDmJbBwfUL79m0Oaie', 'Xjw5ijkLxV1omZrtwLeusGHksruHe9uCR3RvUQ9BGkAf-bXKvx4', 'krz3g0EZyFXGDpirdlSUGr8fn51e5LiKYZDJk6Ju6smFMWSHJ3Qa', NULL, 0, NULL, 10, 0);
INSERT INTO public.leads VALUES ('a8Kpx2vM0b3U2wdFO-Kyzg', 'order', '640714960', 'P7FrtTtY6AM5fSL8uG5rTPd7HLuUedNOig1tNlZC6-s', '2026-11-20T15:00:00.000Z', '2026-11-20T15:00:00.000Z', '2026-12-20T15:00:00.000Z', '14010100', 'nrgOOd7WyC0cHgK0kXCJTBDIoD0nOOYYc074PU6d_x8EIgpQlfb6Ymmoc3PrH5_dhcvovSv9X0Z8UXmRTv_Us3BJF7Jr5re7bCI3oVipiWBGKAgszA6LK5q9B8H6E0kuQDI5ITCpsqsTz6Nohbf5IckdS9JVMHWhrv6W1iG2MsCR8cQ0K8-Tc-7dUOUIxYU0JL0RY1T_-SM', 'pswtBTN2OxrmqW3kTVaj2Gy8otcLCAVpIyn49_gJeHU', 2, 0, 2, NULL, NULL, NULL, '{"name":{"version":2,"by":""}}', '{"P7FrtTtY6AM5fSL8uG5rTPd7HLuUedNOig1tNlZC6-s":["address","tracking","name"]}', NULL, NULL, NULL, '{"infraco":"rede-propria","cabinet":"RAO-14010-1","technology":"XGS-PON"}', NULL, 'plan-d600b', NULL, NULL, NULL, NULL, 'cjc8ml_bkY7BJgPD4p_XBofEZ5TiVibgS7ASQFri6dq6kbaipA', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.limits VALUES ('qpI9UxytRwWaeY_-yG1TdGG0J79hGvaz6uVdw_vFrmU', '2026-11-20T17:00:00.000Z', 498663, 1);
INSERT INTO public.limits VALUES ('73L6J1x2sy1fHjWUiDxlRTJe8p8jwMe3vebSNSIjGT8', '2026-11-20T17:00:00.000Z', 498663, 1);
INSERT INTO public.limits VALUES ('Nx13Un8tIMxiLeQAbTfrGU7mM1Pi4aehyHuvIXcwg9I', '2026-11-22T00:00:00.000Z', 20777, 1);
INSERT INTO public.limits VALUES ('saB6CY21txQBegoryV89AXdCnGe7VHBDjyGIFA2eG1I', '2026-11-22T00:00:00.000Z', 20777, 1);
INSERT INTO public.limits VALUES ('te5twmYuSa1U8xP1p9IvM7lt6oaHQtL895i-16J7v_s', '2026-11-22T00:00:00.000Z', 20777, 1);
INSERT INTO public.limits VALUES ('KDdbVXs1R0IL_LWoZcObjypKDkCYpjJ_nwcyrd4jsvE', '2026-11-20T17:00:00.000Z', 498663, 1);
INSERT INTO public.limits VALUES ('OVkOTtsxWAMZDstxtkTnf3KdxwaqhSx8wDkrohUlMZQ', '2026-11-22T00:00:00.000Z', 20777, 1);
INSERT INTO public.limits VALUES ('KJ8SWqfzLmputj_QhCfF-_8mdB5Hw2bdFaMvl3CqI1w', '2026-11-20T17:00:00.000Z', 498663, 1);
INSERT INTO public.limits VALUES ('vEX2ePOscu0EW4i2G36a9x5oXxR36KEbODvCJNczm0A', '2026-11-20T17:00:00.000Z', 498663, 1);
INSERT INTO public.limits VALUES ('hWgpRJDZN29cnxcKdJ58ZxJlu_S1RgILRQnS5G10X5U', '2026-11-20T17:00:00.000Z', 498663, 2);
INSERT INTO public.limits VALUES ('3kzopr6SyIqS2Fmg9i-dxm-EuZ_jouxuYIKbjwiRkm4', '2026-11-20T17:00:00.000Z', 498663, 2);
INSERT INTO public.limits VALUES ('BRbg4iIUPL2DxUEvr1vzC5iT-OVKe5fYiAchVaWqWiQ', '2026-11-20T15:02:00.000Z', 29919780, 30);
INSERT INTO public.limits VALUES ('Q88IrQLbuTbrMTyTebv0yBiCywgfHBWlCQNIrubzlJQ', '2026-11-20T15:02:00.000Z', 29919780, 2);
INSERT INTO public.mobile_lines VALUES ('nECBbvKv9QwbyVPY0yUZM5-4HBdL2QPlzaDorSHfX70', 'timcontrole', 1);
INSERT INTO public.mobile_lines VALUES ('VgMzPgyBDMdZyN9f709Q-wQHZfquLH5MwgUTQ46Wq0s', 'timblack', 1);
INSERT INTO public.mobile_lines VALUES ('5H_xelAsfNKXczocGCsicBOMJXU-flX1ZWGrr73hGQc', 'timpre', 1);
INSERT INTO public.mobile_lines VALUES ('gkzf9tY65uKUx-wCb-PK3L3wLy3RqhwNz1ERW56oNE4', 'timcontrole', 0);
INSERT INTO public.orders VALUES ('LzllL6ZLsQ2vZv2sGQpfeQ', '1955815657', 'plan-d600b', 'd600b', '{"plan":{"id":"plan-d600b","sku":"d600b","plan":"600 Mega Paramount+","description":"600 Mega de download e 300 Mega de upload. 600 Mega + 100 Mega de bônus vitalício. Modem Wi-⁠Fi emprestado sem custo.","discount":40,"price_full":159.99,"price":129.99,"price_with_dacc":119.99,"plan_download":600,"plan_upload":300,"plan_type":null,"installationSchedule":true,"showOnLanding":true,"subscriptions":["paramount-plus"],"benefits":[{"slug":"paramount-plus","benefit":"Paramount+"},{"slug":"seguranca-digital","benefit":"Segurança Digital"},{"slug":"aya-bancah","benefit":"Banca Virtual"},{"slug":"aya-books","benefit":"Audiobooks"},{"slug":"babbel","benefit":"Babbel"},{"slug":"games-club","benefit":"Games Club"},{"slug":"aya-ensinah","benefit":"Aya Ensinah"}],"addonBonus":[],"livelo_dacc_points":null,"whatsApps":[{"origin_domain":"*","complete_link":"https://wa.me/558005551020?text=Ol%C3%A1!%20Quero%20contratar%20o%20plano%20600%20Mega%20Paramount%2B%20da%20TIM%20Ultrafibra%20(d600b)."}],"offer":{"code":"UF-600B-001","provider":"TIM S.A.","download":"600 Mega","upload":"300 Mega","dataAllowance":"Ilimitada","price":119.99,"priceAfter":159.99,"months":12,"installation":"Grátis","adjustment":"Anual, pelo IPCA, em julho","loyaltyMonths":12,"finePerMonth":25,"exclusions":"Telefone fixo, TV por assinatura e pontos extras de rede"},"sample":false},"regulation":"1. Oferta. A TIM Ultrafibra 600 Mega Paramount+ é um serviço de internet fixa por fibra com até 600 Mega de download e até 300 Mega de upload, sem limite de dados.\n\n2. Preço. O preço é de R$ 119,99 por mês com débito automático, por 12 meses. Sem débito automático, o preço é de R$ 129,99 por mês. Depois desse prazo vale o preço de R$ 159,99 por mês. O valor pode ser reajustado uma vez por ano, pelo IPCA, em julho.\n\n3. Cobrança. A primeira fatura é proporcional aos dias entre a instalação e o vencimento escolhido.\n\n4. Instalação. A instalação é grátis e depende da disponibilidade técnica no endereço, confirmada antes do pedido. A visita é marcada no pedido, de manhã (8h às 12h) ou à tarde (12h às 18h).\n\n5. Equipamento. O modem Wi-⁠Fi é emprestado sem custo enquanto você for cliente (comodato) e deve ser devolvido ao fim do contrato.\n\n6. Fidelidade. A oferta tem fidelidade de 12 meses. Quem cancela antes paga multa proporcional: R$ 25,00 por mês que faltar.\n\n7. Arrependimento. Até 7 dias depois do pedido, o contrato pode ser desfeito sem custo e sem explicação, pelo mesmo canal da contratação.\n\n8. Streaming. Este plano inclui Paramount+. O acesso é ativado depois da instalação e, se você cancelar, continua até o fim do ciclo já pago.\n\n9. Velocidade. A velocidade pelo Wi-⁠Fi varia com a distância, as paredes e o aparelho. Pelo cabo, valem as metas de qualidade da Anatel.\n\n10. Exclusões. Não estão incluídos: telefone fixo, TV por assinatura e pontos extras de rede.\n\n11. Atendimento. Vendas: 0800 555 1020. Suporte: 103 41.","summary":"600 Mega Paramount+: até 600 Mega de download e 300 Mega de upload por R$ 119,99 por mês com débito automático, por 12 meses; depois, R$ 159,99 por mês.\n\nFidelidade de 12 meses, com multa de R$ 25,00 por mês que faltar. Arrependimento em até 7 dias, sem custo.\n\nEste plano inclui Paramount+. O acesso é ativado depois da instalação e, se você cancelar, continua até o fim do ciclo já pago."}', '2026-11-20T15:00:00.000Z', '23/11/2026', 'manha', NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('FfGSCBaaPhkM4hg2EWLI7w', 'lead.created', 'event', '{"lead":"LzllL6ZLsQ2vZv2sGQpfeQ"}', '2026-11-20T15:00:00.000Z', '2026-11-20T15:00:00.000Z', 0, NULL);
INSERT INTO public.outbox VALUES ('16fPIETuQuVOer0orQNdIg', 'order.placed', 'event', '{"lead":"LzllL6ZLsQ2vZv2sGQpfeQ","number":"1955815657"}', '2026-11-20T15:00:00.000Z', '2026-11-20T15:00:00.000Z', 0, NULL);
INSERT INTO public.outbox VALUES ('BHDCrefQqlznpybb2U19ew', 'call.requested', 'event', '{"request":"tunSnHJFvrJYGxXat5Lmxw"}', '2026-11-20T15:00:00.000Z', '2026-11-20T15:00:00.000Z', 0, NULL);
INSERT INTO public.outbox VALUES ('GWECtijt7z51TuAqP4fVDg', 'lead.created', 'event', '{"lead":"wnwG-jnJdIrEMwm1I6RSpw"}', '2026-11-20T15:00:00.000Z', '2026-11-20T15:00:00.000Z', 0, NULL);
INSERT INTO public.outbox VALUES ('r_XtugwG1qck6j4wnbQafw', 'lead.created', 'event', '{"lead":"a8Kpx2vM0b3U2wdFO-Kyzg"}', '2026-11-20T15:00:00.000Z', '2026-11-20T15:00:00.000Z', 0, NULL);
INSERT INTO public.outbox VALUES ('8r1gc33clnkXp6FU8ATDRg', 'lead.created', 'event', '{"lead":"M020m91UL8FpH5r5RFL8fA"}', '2026-11-20T15:00:00.000Z', '2026-11-20T15:00:00.000Z', 0, NULL);
INSERT INTO public.outbox VALUES ('Rh0GR5BPGMtjhIv9sZCccg', 'mail.order', 'letter', '{"lead":"LzllL6ZLsQ2vZv2sGQpfeQ"}', '2026-11-20T15:00:00.000Z', '2026-11-20T15:01:30.000Z', 1, '2026-11-20T15:00:00.000Z');
INSERT INTO public.owner_keys VALUES ('product', 'uS8Kd5sMsFZ', 'GElZUPO8WLDBRlPdArPsbvCgEv1fQZe7raRvDpxSNekHdB3d6Kao5CAAiaSNrLs7w5IaiQYp9E8a3oHS', 1);
INSERT INTO public.owner_keys VALUES ('LzllL6ZLsQ2vZv2sGQpfeQ', 'uS8Kd5sMsFZ', 'w56eajRdOc1NLbftTks7_M5xCYLN5NfvJeQZXPoQMJxnlQXWHjpv6AOpAB3e9I8t1bX6_fHcyScSvtXl', 1);
INSERT INTO public.owner_keys VALUES ('wnwG-jnJdIrEMwm1I6RSpw', 'uS8Kd5sMsFZ', '7o69zOr2Rze-E1Oe2j_ORdkXvsa8kzTSr-TdDvx3rPl4OpQHnN3ar6zRY4no4VN_7x8-F1denBm0QyE7', 1);
INSERT INTO public.owner_keys VALUES ('a8Kpx2vM0b3U2wdFO-Kyzg', 'uS8Kd5sMsFZ', 'sXLPTSLfS8-LcG_H_wDU-WcGgvrYvWSkERPdmW_Tt69t1ZxK9_z8oled3DmQXC-ktAFvSP3MYDujSGSm', 1);
INSERT INTO public.risk_decisions VALUES ('LzllL6ZLsQ2vZv2sGQpfeQ', '7U1EheytzRp3TdE3PeoBp_x-MHmNPJMkb5N_0rYmgeI', 'approved', '2026-11-20T15:00:00.000Z', NULL, NULL);
INSERT INTO public.risk_decisions VALUES ('wnwG-jnJdIrEMwm1I6RSpw', '7U1EheytzRp3TdE3PeoBp_x-MHmNPJMkb5N_0rYmgeI', 'approved', '2026-11-20T15:00:00.000Z', NULL, NULL);
INSERT INTO public.sequences VALUES ('feed.calls', 0);
INSERT INTO public.sequences VALUES ('feed.orders', 0);
INSERT INTO public.sequences VALUES ('feed.notices', 0);
INSERT INTO public.sequences VALUES ('order', 195581565);
INSERT INTO public.support_requests VALUES ('tunSnHJFvrJYGxXat5Lmxw', 'oleJa9qU5-Br9niEqmicLbihM8At0z1T25MwHswPdCMMYOCMU3oA', '2026-11-20T15:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (lead_id, n);
ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_pkey PRIMARY KEY (lead_id);
ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_region_date_period_seat_key UNIQUE (region, date, period, seat);
ALTER TABLE ONLY public.buildings
    ADD CONSTRAINT buildings_pkey PRIMARY KEY (cep, number);
ALTER TABLE ONLY public.cabinets
    ADD CONSTRAINT cabinets_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.cities
    ADD CONSTRAINT cities_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.collaborator_codes
    ADD CONSTRAINT collaborator_codes_pkey PRIMARY KEY (lead_id);
ALTER TABLE ONLY public.crews
    ADD CONSTRAINT crews_pkey PRIMARY KEY (region, weekday, period);
ALTER TABLE ONLY public.customer_requests
    ADD CONSTRAINT customer_requests_pkey PRIMARY KEY (lead_id);
ALTER TABLE ONLY public.customers
    ADD CONSTRAINT customers_document_hash_product_key UNIQUE (document_hash, product);
ALTER TABLE ONLY public.customers
    ADD CONSTRAINT customers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ended_holders
    ADD CONSTRAINT ended_holders_pkey PRIMARY KEY (lead_id, token_hash);
ALTER TABLE ONLY public.erasures
    ADD CONSTRAINT erasures_pkey PRIMARY KEY (lead_id);
ALTER TABLE ONLY public.health
    ADD CONSTRAINT health_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.idempotency
    ADD CONSTRAINT idempotency_pkey PRIMARY KEY (scope);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.lead_holders
    ADD CONSTRAINT lead_holders_pkey PRIMARY KEY (lead_id, token_hash);
ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.limits
    ADD CONSTRAINT limits_pkey PRIMARY KEY (key, period);
ALTER TABLE ONLY public.lots
    ADD CONSTRAINT lots_pkey PRIMARY KEY (cep, block, lot);
ALTER TABLE ONLY public.mobile_lines
    ADD CONSTRAINT mobile_lines_pkey PRIMARY KEY (phone_hash);
ALTER TABLE ONLY public.operator_fetches
    ADD CONSTRAINT operator_fetches_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.operator_tokens
    ADD CONSTRAINT operator_tokens_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.order_states
    ADD CONSTRAINT order_states_pkey PRIMARY KEY (lead_id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_number_key UNIQUE (number);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (lead_id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.owner_keys
    ADD CONSTRAINT owner_keys_pkey PRIMARY KEY (owner);
ALTER TABLE ONLY public.reminders
    ADD CONSTRAINT reminders_pkey PRIMARY KEY (email_hash);
ALTER TABLE ONLY public.resume_links
    ADD CONSTRAINT resume_links_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.resume_links
    ADD CONSTRAINT resume_links_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.risk_decisions
    ADD CONSTRAINT risk_decisions_pkey PRIMARY KEY (lead_id, data_hash);
ALTER TABLE ONLY public.sequences
    ADD CONSTRAINT sequences_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.spent_proofs
    ADD CONSTRAINT spent_proofs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.splitters
    ADD CONSTRAINT splitters_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.streets
    ADD CONSTRAINT streets_pkey PRIMARY KEY (cep);
ALTER TABLE ONLY public.support_requests
    ADD CONSTRAINT support_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.visits
    ADD CONSTRAINT visits_pkey PRIMARY KEY (id_hash);
CREATE INDEX audit_at ON public.audit USING btree (at COLLATE "C", hash COLLATE "C");
CREATE INDEX bookings_marked ON public.bookings USING btree (booked_at) WHERE (marks IS NOT NULL);
CREATE INDEX collaborator_codes_unspent ON public.collaborator_codes USING btree (expires_at) WHERE (code IS NOT NULL);
CREATE INDEX erasures_unnoted ON public.erasures USING btree (lead_id) WHERE (noted_at IS NULL);
CREATE INDEX idempotency_created_at ON public.idempotency USING btree (created_at);
CREATE INDEX leads_expiring ON public.leads USING btree (expires_at) WHERE (order_number IS NULL);
CREATE INDEX leads_feed ON public.leads USING btree (feed_n, created_at) WHERE (kind = 'no-coverage'::text);
CREATE INDEX leads_private ON public.leads USING btree (touched_at) WHERE ((order_number IS NULL) AND ((document IS NOT NULL) OR (birth_date IS NOT NULL) OR (mothers_name IS NOT NULL) OR (bank_info IS NOT NULL) OR (device_info IS NOT NULL) OR (direct_debit = 1)));
CREATE UNIQUE INDEX leads_protocol ON public.leads USING btree (protocol);
CREATE INDEX leads_to_remind ON public.leads USING btree (touched_at) WHERE ((kind = 'order'::text) AND (order_number IS NULL) AND (reminded_at IS NULL) AND (accept_promotions = 1));
CREATE INDEX leads_waiting ON public.leads USING btree (id) WHERE ((kind = 'no-coverage'::text) AND (told_at IS NULL) AND (email IS NOT NULL));
CREATE INDEX limits_expires_at ON public.limits USING btree (expires_at);
CREATE INDEX operator_fetches_at ON public.operator_fetches USING btree (at);
CREATE INDEX operator_tokens_ends_at ON public.operator_tokens USING btree (ends_at);
CREATE INDEX orders_feed ON public.orders USING btree (feed_n, terms_accepted_at);
CREATE INDEX orders_unfetched ON public.orders USING btree (terms_accepted_at) WHERE (fed_at IS NULL);
CREATE INDEX outbox_created_at ON public.outbox USING btree (created_at);
CREATE INDEX outbox_done ON public.outbox USING btree (done_at) WHERE (done_at IS NOT NULL);
CREATE INDEX outbox_waiting ON public.outbox USING btree (lane, next_at) WHERE (done_at IS NULL);
CREATE INDEX owner_keys_master ON public.owner_keys USING btree (master, owner);
CREATE INDEX reminders_told_at ON public.reminders USING btree (told_at);
CREATE INDEX resume_links_expires_at ON public.resume_links USING btree (expires_at);
CREATE INDEX resume_links_lead_id ON public.resume_links USING btree (lead_id);
CREATE INDEX risk_decisions_data_hash ON public.risk_decisions USING btree (data_hash);
CREATE INDEX spent_proofs_expires_at ON public.spent_proofs USING btree (expires_at);
CREATE INDEX splitters_cep ON public.splitters USING btree (cep);
CREATE INDEX support_requests_created_at ON public.support_requests USING btree (created_at);
CREATE INDEX support_requests_feed ON public.support_requests USING btree (feed_n, created_at);
CREATE INDEX support_requests_unfetched ON public.support_requests USING btree (created_at) WHERE (fed_at IS NULL);
CREATE INDEX visits_expires_at ON public.visits USING btree (expires_at);
CREATE TRIGGER audit_kept BEFORE DELETE OR UPDATE ON public.audit FOR EACH ROW EXECUTE FUNCTION public.refuse_audit_change();
