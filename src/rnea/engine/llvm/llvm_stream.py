"""A copy past the caches, as LLVM text: for results that are too large to stay in them anyway.

An ordinary store first reads the line of memory that it changes. A whole line that is written past
the caches is not read, so that twice as much can be written in the same time.
"""

from __future__ import annotations

from rnea.engine.llvm.llvm_text import Lanes

# bytes of a line of memory
_LINE = 64


def stream_function(lanes: Lanes) -> str:
    """void stream(T* from, T* to, i64 count): numbers before the first and behind the last whole
    line of `to` are copied one by one."""
    t, each = lanes.element, _LINE // lanes.bytes
    v = Lanes(each, t).type
    shift = {8: 3, 4: 2}[lanes.bytes]
    return f"""define internal void @stream(ptr noalias %from, ptr noalias %to, i64 %count) {{
entry:
  %address = ptrtoint ptr %to to i64
  %beyond = sub i64 0, %address
  %ahead = and i64 %beyond, {_LINE - 1}
  %first0 = lshr i64 %ahead, {shift}
  %first = call i64 @llvm.umin.i64(i64 %first0, i64 %count)
  %left = sub i64 %count, %first
  %lines = udiv i64 %left, {each}
  %inside = mul i64 %lines, {each}
  %last = add i64 %first, %inside
  br label %before
before:
  %i = phi i64 [ 0, %entry ], [ %i1, %head ]
  %head? = icmp ult i64 %i, %first
  br i1 %head?, label %head, label %middle
head:
  %fa = getelementptr {t}, ptr %from, i64 %i
  %ta = getelementptr {t}, ptr %to, i64 %i
  %xa = load {t}, ptr %fa
  store {t} %xa, ptr %ta
  %i1 = add i64 %i, 1
  br label %before
middle:
  %j = phi i64 [ %first, %before ], [ %j1, %line ]
  %line? = icmp ult i64 %j, %last
  br i1 %line?, label %line, label %behind
line:
  %fb = getelementptr {t}, ptr %from, i64 %j
  %tb = getelementptr {t}, ptr %to, i64 %j
  %xb = load {v}, ptr %fb, align {lanes.bytes}
  store {v} %xb, ptr %tb, align {_LINE}, !nontemporal !0
  %j1 = add i64 %j, {each}
  br label %middle
behind:
  %k = phi i64 [ %last, %middle ], [ %k1, %tail ]
  %tail? = icmp ult i64 %k, %count
  br i1 %tail?, label %tail, label %end
tail:
  %fc = getelementptr {t}, ptr %from, i64 %k
  %tc = getelementptr {t}, ptr %to, i64 %k
  %xc = load {t}, ptr %fc
  store {t} %xc, ptr %tc
  %k1 = add i64 %k, 1
  br label %behind
end:
  ret void
}}
declare i64 @llvm.umin.i64(i64, i64)
!0 = !{{i32 1}}
""".replace("?", "more")
